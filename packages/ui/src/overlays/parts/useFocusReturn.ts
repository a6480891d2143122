import { type RefObject, useRef } from "react";

type Target = RefObject<HTMLElement | null> | undefined;

/**
 * Manages focus of a modal. Radix returns focus to its own, unused trigger only.
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
      // Focus has moved since, such as to the next page.
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = finalFocus?.current ?? previousFocus.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}
