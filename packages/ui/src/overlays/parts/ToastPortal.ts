import { createContext, use, useEffect } from "react";

/** Lets the toasts stand within an element until the returned function is called. */
export type TakeToasts = (element: HTMLElement) => () => void;

/** Given by the `ToastProvider`; without one there are no toasts to take. */
export const ToastPortal = createContext<TakeToasts>(() => () => {});

/**
 * Has the toasts stand and speak within an element that is modal: what is outside of it is hidden
 * from assistive technology and gives its focus back.
 */
export function useToastsWithin(element: HTMLElement | null) {
  const take = use(ToastPortal);
  useEffect(() => (element ? take(element) : undefined), [element, take]);
}
