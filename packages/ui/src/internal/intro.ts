/**
 * Set on the root during an intro (`IntroLoader`). Intersection observers ignore it, so entrances
 * would run unseen.
 */
export const introAttribute = "data-intro";

/** Calls `begin` once no intro covers the page. @returns cancels the call */
export function whenIntroEnds(begin: () => void): () => void {
  const root = document.documentElement;
  const isShown = () => !root.hasAttribute(introAttribute);
  if (isShown()) {
    begin();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    begin();
  });
  observer.observe(root, { attributeFilter: [introAttribute] });
  return () => observer.disconnect();
}
