import { type Ref, type RefObject, useLayoutEffect } from "react";

/**
 * Passes an existing element to a Radix `Trigger asChild`. Replacing the button once loaded would
 * lose focus and pending presses.
 */
export function TriggerProxy({
  element,
  ref,
}: {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement> | undefined;
}) {
  useLayoutEffect(() => {
    if (typeof ref !== "function") return;
    const detach = ref(element.current);
    return typeof detach === "function" ? detach : () => void ref(null);
  }, [element, ref]);
  return null;
}
