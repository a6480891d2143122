import { type RefObject, useLayoutEffect, useRef } from "react";
import { useHydrated } from "./useClientValue.ts";

const fields = "input, textarea, select";
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a visitor has changed what the server has sent. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(sent, 0);
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  // Values of these are no visitor's, or cannot be given back by a script.
  if (/^(hidden|file|submit|button)$/.test(control.type)) return false;
  return control.value !== control.defaultValue;
}

/**
 * The browser's own setter, past the one that React puts on the element: React hears of a change
 * where the value is another than the one it has last seen.
 */
function setNatively(control: Control, property: "value" | "checked", value: string | boolean) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {};
  set?.call(control, value);
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/**
 * What stands in a control now, to be told to React as if it happened then, with the control left
 * again.
 */
function getChange(control: Control): () => void {
  const value = isTicked(control) ? control.checked : control.value;
  return () => {
    if (!control.isConnected) return;
    if (isTicked(control)) {
      control.checked = !value;
      setNatively(control, "checked", value);
      // Not a `MouseEvent`, which would turn it round.
      control.dispatchEvent(new Event("click", { bubbles: true }));
    } else if (control instanceof HTMLSelectElement) {
      control.value = String(value);
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      control.value = control.defaultValue;
      setNatively(control, "value", value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // Once the field knows the change.
    setTimeout(() => {
      if (control === document.activeElement) return;
      control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    });
  };
}

/**
 * What was typed, chosen or filled in by the browser before a server's HTML was hydrated is told to
 * the field's handlers right after it. React leaves it in the control but tells nobody, and takes it
 * away with the next render where the caller holds the value.
 *
 * @param root the control, or what holds several
 */
export function useEarlyInput(root: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const hydrates = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrates.current || !root.current) return;
    hydrates.current = false;
    const controls = root.current.matches(fields)
      ? [root.current as Control]
      : root.current.querySelectorAll<Control>(fields);
    const [first, ...others] = [...controls].filter(isChanged).map(getChange);
    first?.();
    // One by one: each builds on what its group has made of the one before.
    for (const tell of others) setTimeout(tell);
  }, [root]);
}
