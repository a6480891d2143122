/**
 * Moves focus to an element that need not be focusable by itself, such as a heading.
 *
 * @param options as of `HTMLElement.focus`
 */
export function focusOn(element: HTMLElement, options?: FocusOptions) {
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(options);
}
