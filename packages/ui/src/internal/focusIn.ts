const stop =
  ":is(input:not([type=hidden], [aria-hidden=true]), select, textarea, button, [tabindex='0']):not([tabindex='-1'], :disabled)";
/** Radio buttons that are not chosen stand aside for the one that is, whatever their `tabindex`. */
const chosen = ":is(:checked, [aria-checked=true]):is([type=radio], [role=radio])";

/**
 * Focus goes to a control; of a field with several, to the one in error, the chosen one or the first.
 * By hand: React Aria's focus manager knows the first alone.
 */
export function focusIn(element: Element) {
  const radio = ":is([type=radio], [role=radio]):not([aria-hidden=true], :disabled)";
  const control = element.matches(stop)
    ? element
    : (element.querySelector(`${stop}[aria-invalid=true]`) ??
      element.querySelector(`${radio}${chosen}`) ??
      element.querySelector(`${stop}, ${radio}`));
  if (control instanceof HTMLElement) control.focus();
  return control !== null;
}
