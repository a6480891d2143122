import { createContext, use, useEffect } from "react";

/** Moves toasts into an element. Returns a cleanup function. */
export type TakeToasts = (element: HTMLElement) => () => void;

/** Provided by `ToastProvider`. The default does nothing. */
export const ToastPortal = createContext<TakeToasts>(() => () => {});

/** Renders toasts inside a modal, because everything outside is inert. */
export function useToastsWithin(element: HTMLElement | null) {
  const take = use(ToastPortal);
  useEffect(() => (element ? take(element) : undefined), [element, take]);
}
