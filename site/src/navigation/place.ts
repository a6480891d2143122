/** What is in view, and how far from its top. */
interface Place {
  element: Element;
  top: number;
}

/** Where somebody reads, as a part of the height of what is seen: the first that is still there counts. */
const heights = [0.3, 0.1, 0.5, 0.7, 0.9];

function placesInView(): Place[] {
  const main = document.querySelector("main");
  const { activeElement } = document;
  const points = heights.map((part) =>
    document.elementFromPoint(innerWidth / 2, innerHeight * part),
  );
  const read = points.filter((element) => element !== main && main?.contains(element));
  const isTypedIn = main?.contains(activeElement) && isInView(activeElement);
  return [...(isTypedIn ? [activeElement] : []), ...read].flatMap((element) =>
    element ? [{ element, top: element.getBoundingClientRect().top }] : [],
  );
}

function isInView(element: Element | null): boolean {
  const { top = -1, bottom = -1 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

/**
 * Notes what somebody reads or types in. Returns what puts it back where it was, once the page has
 * changed around it. Browsers that do so themselves have done it by then.
 */
export function keepPlace(): () => void {
  // At its very top a page is read from there, and what comes new belongs into view.
  const places = scrollY > 0 ? placesInView() : [];
  return () => {
    const kept = places.find(({ element }) => element.isConnected);
    if (!kept) return;
    const moved = kept.element.getBoundingClientRect().top - kept.top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
  };
}
