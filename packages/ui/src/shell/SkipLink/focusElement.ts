/** Focuses any element, such as a heading. */
export function focusElement(element: HTMLElement, options?: FocusOptions) {
  element.focus(options);
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus(options);
}
