const stop =
  ":is(input:not([type=hidden], [aria-hidden=true]), select, textarea, button, [tabindex='0']):not([tabindex='-1'], :disabled)";
/** Other radio buttons yield to the checked one, at any `tabindex`. */
const chosen = ":is(:checked, [aria-checked=true]):is([type=radio], [role=radio])";

/**
 * Focuses a field's invalid, checked or first control. React Aria's focus manager supports only the
 * first.
 *
 * @returns whether there is one
 */
export function focusFirstControl(element: Element) {
  const radio = ":is([type=radio], [role=radio]):not([aria-hidden=true], :disabled)";
  const control = element.matches(stop)
    ? element
    : (element.querySelector(`${stop}[aria-invalid=true]`) ??
      element.querySelector(`${radio}${chosen}`) ??
      element.querySelector(`${stop}, ${radio}`));
  if (control instanceof HTMLElement) control.focus();
  return control !== null;
}
