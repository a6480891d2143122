/**
 * On the root element while an intro stands before a page that is already there (`IntroLoader`).
 * Observers of what is in view report behind it all the same, so that what plays when it is seen
 * would play unseen.
 */
export const introAttribute = "data-intro";

/**
 * Calls `begin` once the page is shown: at once without the attribute, else when it goes.
 *
 * @returns takes it back, as long as it has not been called
 */
export function onceShown(begin: () => void): () => void {
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
