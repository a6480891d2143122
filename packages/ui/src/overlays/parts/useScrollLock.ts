import { useLayoutEffect } from "react";

let locks = 0;

/**
 * Keeps the page behind from scrolling while `active`. Room is kept for a scrollbar that was there,
 * so that nothing shifts. A dialog over a dialog locks once.
 *
 * By hand, and dialogs are without Radix's overlay, because its lock adds a style element, which a
 * content security policy refuses, and keeps room on the right alone, where a page that reads from
 * there may have its scrollbar on the left.
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
