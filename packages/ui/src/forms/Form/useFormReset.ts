import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls back when the form that a control belongs to is reset: the browser then empties the control
 * itself, and what a component knows of it beside that must follow. By hand: React Aria keeps its own
 * to itself.
 */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
) {
  const follow = useEffectEvent(onReset);
  useEffect(() => {
    // At the document, where whoever prevents the reset has done so.
    const reset = (event: Event) => {
      const form = control.current?.form;
      if (form && event.target === form && !event.defaultPrevented) follow();
    };
    document.addEventListener("reset", reset);
    return () => document.removeEventListener("reset", reset);
  }, [control]);
}
