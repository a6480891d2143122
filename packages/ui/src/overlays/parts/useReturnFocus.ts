import { type RefObject, useRef } from "react";

type Target = RefObject<HTMLElement | null> | undefined;

/**
 * Where focus goes when a modal window opens, and when it has closed. Radix gives it back to its own
 * trigger alone, and the windows have none: what opens them may be anything.
 *
 * @returns props of Radix's content
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
      // What has taken focus since, such as the heading of the next page, keeps it.
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = finalFocus?.current ?? cameFrom.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}
