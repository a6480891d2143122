import { type RefObject, useRef } from "react";

type Target = RefObject<HTMLElement | null> | undefined;

/**
 * Manages focus when a modal opens and closes. Radix only returns focus to its own trigger, which
 * these modals do not use.
 *
 * @returns props for Radix's `Content`
 */
export function useReturnFocus(initialFocus: Target, finalFocus: Target) {
  const cameFrom = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      cameFrom.current = document.activeElement;
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Another element has received focus since, such as the heading of the next page.
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = finalFocus?.current ?? cameFrom.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}
