import { type Ref, type RefObject, useLayoutEffect } from "react";

/**
 * The child of a Radix `Trigger asChild` for an element that stands elsewhere. A button that became
 * a trigger once its code is loaded would be another node: focus, and a press just then, would be
 * lost. This hands Radix the element that is there, and renders nothing.
 */
export function StandIn({
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
