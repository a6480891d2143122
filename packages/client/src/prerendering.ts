/** Whether the page is not shown yet, and perhaps never will be. */
export const isPrerendering = (): boolean =>
  (document as { prerendering?: boolean }).prerendering === true;

/** Calls back at once, or when a prerendered page is shown. */
export function whenActivated(callback: () => void): void {
  if (isPrerendering()) document.addEventListener("prerenderingchange", callback, { once: true });
  else callback();
}
