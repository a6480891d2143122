import type { Location } from "react-router-dom";

type MaybeElement = Element | null | undefined;

interface SharedElementOptions {
  /** Such as `main a[data-line]`. */
  selector: string;
  findTarget: () => MaybeElement;
  /** `update` renders the new page. */
  animate: (transition: {
    from: Element;
    to: () => MaybeElement;
    update: () => void;
    back: boolean;
  }) => void;
}

interface PageChange {
  before: Location;
  after: Location;
  isPop: boolean;
  link: HTMLAnchorElement | undefined;
  update: () => void;
}

/** Returns whether there is a transition. Otherwise, the caller renders the page. */
export type ShowTransition = (change: PageChange) => boolean;

interface LinkPosition {
  href: string;
  index: number;
}

/** Creates a view transition from a link to a shared element of its page, and back on Back. */
export function createSharedElementTransition({
  selector,
  findTarget,
  animate,
}: SharedElementOptions): ShowTransition {
  /** By the key of the link's history entry. */
  const history = new Map<string, LinkPosition & { from: string }>();

  const findLinks = (href: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
      (link) => link.getAttribute("href") === href,
    );
  const findLink = ({ href, index }: LinkPosition) => findLinks(href)[index];

  return ({ before, after, isPop, link, update }) => {
    const show = (from: MaybeElement, to: () => MaybeElement, back = false) => {
      if (from) animate({ from, update, to, back });
      return !!from;
    };
    if (!isPop) {
      if (!link?.isConnected || link.pathname !== after.pathname) return false;
      const href = link.getAttribute("href") ?? "";
      history.set(after.key, { from: before.key, href, index: findLinks(href).indexOf(link) });
      return show(link, findTarget);
    }
    const forward = history.get(after.key);
    if (forward?.from === before.key) return show(findLink(forward), findTarget);
    const backward = history.get(before.key);
    return backward?.from === after.key && show(findTarget(), () => findLink(backward), true);
  };
}
