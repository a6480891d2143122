import { useLayoutEffect } from "react";

let locks = 0;

/**
 * Prevents page scrolling without layout shift. Radix's overlay injects a style element, which a
 * Content Security Policy blocks, and reserves the scrollbar's space on the right only.
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
