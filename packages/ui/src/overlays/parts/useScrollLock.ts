import { useLayoutEffect } from "react";

let locks = 0;

/**
 * Prevents the page from scrolling while `active`. Reserves the scrollbar's space, so that layout
 * does not shift. Nested dialogs lock once.
 *
 * Replaces Radix's overlay. Its lock injects a style element, which a Content Security Policy
 * blocks, and only reserves space on the right.
 */
export function useScrollLock(active: boolean) {
  useLayoutEffect(() => {
    if (!active) return;
    const { style, clientWidth } = document.documentElement;
    if (locks++ === 0) {
      if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
      style.overflow = "hidden";
    }
    return () => {
      if (--locks > 0) return;
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [active]);
}
