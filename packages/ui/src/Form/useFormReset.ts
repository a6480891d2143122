import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls back when the form that a control belongs to is reset: the browser then empties the control
 * itself, and what a component knows of it beside that must follow.
 */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
) {
  const follow = useEffectEvent(onReset);
  useEffect(() => {
    // At the document, where whoever prevents the reset has done so.
    const reset = (event: Event) => {
      if (event.target === control.current?.form && !event.defaultPrevented) follow();
    };
    document.addEventListener("reset", reset);
    return () => document.removeEventListener("reset", reset);
  }, [control]);
}
