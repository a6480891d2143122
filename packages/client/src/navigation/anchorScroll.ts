/** In px from the viewport's top. */
interface Place {
  element: Element;
  top: number;
}

/** Probable reading positions, as fractions of the viewport height. */
const heights = [0.3, 0.1, 0.5, 0.7, 0.9];

function getPlacesInView(): Place[] {
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

/** Returns a function that restores the scroll position of the text in use. */
export function anchorScroll(): () => void {
  // New content may push the rest down.
  const places = scrollY > 0 ? getPlacesInView() : [];
  return () => {
    const kept = places.find(({ element }) => element.isConnected);
    if (!kept) return;
    const moved = kept.element.getBoundingClientRect().top - kept.top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
  };
}
