import { createContext, use, useEffect } from "react";

/** Moves toasts into an element. Returns a cleanup function. */
export type RegisterToastContainer = (element: HTMLElement) => () => void;

/** Does nothing outside a `ToastProvider`. */
export const ToastContainerContext = createContext<RegisterToastContainer>(() => () => {});

/** Renders toasts inside a modal: everything outside is inert. */
export function useToastContainer(element: HTMLElement | null) {
  const registerContainer = use(ToastContainerContext);
  useEffect(() => (element ? registerContainer(element) : undefined), [element, registerContainer]);
}
