import { headingLine, travel } from "@agency/ui/travel";
import type { Location } from "react-router-dom";

/** Which of the links in a page to one address: some have several. */
interface Place {
  href: string;
  index: number;
}

/** A page that the line came to. */
interface Way extends Place {
  /** Key of the entry in the history that it came from. */
  from: string;
}

/** By the key of the page's entry in the history. */
const ways = new Map<string, Way>();

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[data-line]")].filter(
    (link) => link.getAttribute("href") === href,
  );

const linkAt = ({ href, index }: Place) => linksTo(href)[index];

/**
 * Shows the next page, with the line that goes to it: a followed link's line becomes the line at the
 * heading, and on the way back that of the link again.
 *
 * @param link that was followed, if it has a line
 * @param update shows the page, before it returns
 * @returns whether a line goes there; if not, nothing has been shown
 */
export function pass(
  before: Location,
  after: Location,
  isPop: boolean,
  link: HTMLAnchorElement | undefined,
  update: () => void,
): boolean {
  const go = (
    from: Element | null | undefined,
    to: () => Element | null | undefined,
    back = false,
  ) => {
    if (from) travel({ from, update, to, back });
    return !!from;
  };
  if (!isPop) {
    if (!link?.isConnected || link.pathname !== after.pathname) return false;
    const href = link.getAttribute("href") ?? "";
    ways.set(after.key, { from: before.key, href, index: linksTo(href).indexOf(link) });
    return go(link, headingLine);
  }
  const there = ways.get(after.key);
  if (there?.from === before.key) return go(linkAt(there), headingLine);
  const here = ways.get(before.key);
  return here?.from === after.key && go(headingLine(), () => linkAt(here), true);
}
