import { type RefObject, useRef } from "react";

type Target = RefObject<HTMLElement | null> | undefined;

/**
 * Manages focus of a modal. Radix only returns focus to its own trigger, which is not used.
 *
 * @returns props for Radix's `Content`
 */
export function useFocusReturn(initialFocus: Target, finalFocus: Target) {
  const previousFocus = useRef<Element>(null);
  return {
    onOpenAutoFocus(event: Event) {
      previousFocus.current = document.activeElement;
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Focus has moved since, such as to the next page's heading.
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = finalFocus?.current ?? previousFocus.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}
