import type { Location } from "react-router-dom";

type MaybeElement = Element | null | undefined;

interface SharedElementOptions {
  /** Links that have a transition, such as `main a[data-line]`. */
  selector: string;
  /** Finds the element of a page that a link turns into, such as its heading. */
  findTarget: () => MaybeElement;
  /** Animates `from` into `to`. Calls `update`, which renders the new page, between the two. */
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
  /** Followed link, if it has a transition. */
  link: HTMLAnchorElement | undefined;
  /** Renders the new page synchronously. */
  update: () => void;
}

/** Shows a page change with a transition. Returns whether there is one. If not, nothing was rendered. */
export type ShowTransition = (change: PageChange) => boolean;

/** A link, by its position among those to the same address. */
interface LinkPosition {
  href: string;
  index: number;
}

/**
 * Creates a transition that turns a followed link into an element of the page that it opens, and back
 * into the same link with the Back button.
 */
export function createSharedElementTransition({
  selector,
  findTarget,
  animate,
}: SharedElementOptions): ShowTransition {
  /** Links that were followed, by the key of the history entry that they opened. */
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
