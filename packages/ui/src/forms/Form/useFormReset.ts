import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onReset` when the control's form is reset. React Aria exports no equivalent. */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
) {
  const onResetEvent = useEffectEvent(onReset);
  useEffect(() => {
    // On the document, to see prevented events.
    const reset = (event: Event) => {
      const form = control.current?.form;
      if (form && event.target === form && !event.defaultPrevented) onResetEvent();
    };
    document.addEventListener("reset", reset);
    return () => document.removeEventListener("reset", reset);
  }, [control]);
}
