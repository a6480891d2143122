import { type RefObject, useLayoutEffect, useRef } from "react";
import { useHydrated } from "./useClientValue.ts";

const fields = "input, textarea, select";
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(sent, 0);
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  // Not user input, or not restorable by script.
  if (/^(hidden|file|submit|button)$/.test(control.type)) return false;
  return control.value !== control.defaultValue;
}

/** Uses the native setter: React ignores values it has tracked. */
function setNatively(control: Control, property: "value" | "checked", value: string | boolean) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property) ?? {};
  set?.call(control, value);
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** Returns a function that replays the current value, then `focusout`. */
function getChange(control: Control): () => void {
  const value = isTicked(control) ? control.checked : control.value;
  return () => {
    if (!control.isConnected) return;
    if (isTicked(control)) {
      control.checked = !value;
      setNatively(control, "checked", value);
      // A `MouseEvent` would toggle it.
      control.dispatchEvent(new Event("click", { bubbles: true }));
    } else if (control instanceof HTMLSelectElement) {
      control.value = String(value);
      control.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      control.value = control.defaultValue;
      setNatively(control, "value", value);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    // After React's processing.
    setTimeout(() => {
      if (control === document.activeElement) return;
      control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    });
  };
}

/**
 * Replays input from before hydration (typed, selected or autofilled). React calls no handlers for
 * it, and resets controlled fields on the next render.
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
    // One per task: each depends on its group's state.
    for (const tell of others) setTimeout(tell);
  }, [root]);
}
