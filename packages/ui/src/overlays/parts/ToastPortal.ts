import { createContext, use, useEffect } from "react";

/** Moves toasts into an element. Returns a cleanup function. */
export type TakeToasts = (element: HTMLElement) => () => void;

/** Provided by `ToastProvider`. The default does nothing. */
export const ToastPortal = createContext<TakeToasts>(() => () => {});

/**
 * Renders toasts inside a modal element, because everything outside is hidden from assistive
 * technology and cannot keep focus.
 */
export function useToastsWithin(element: HTMLElement | null) {
  const take = use(ToastPortal);
  useEffect(() => (element ? take(element) : undefined), [element, take]);
}
