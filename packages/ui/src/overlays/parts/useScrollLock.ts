import { useLayoutEffect } from "react";
import { usePortalContainer } from "../../internal/PortalContainer.ts";

const locks = new WeakMap<Document, number>();

/**
 * Prevents page scrolling without layout shift. Radix's overlay injects a style element, which a
 * Content Security Policy blocks, and reserves the scrollbar's space on the right only.
 */
export function useScrollLock(active: boolean) {
  const getContainer = usePortalContainer();
  useLayoutEffect(() => {
    if (!active) return;
    const page = getContainer()?.ownerDocument ?? document;
    const { style, clientWidth } = page.documentElement;
    const count = locks.get(page) ?? 0;
    locks.set(page, count + 1);
    if (count === 0) {
      if ((page.defaultView ?? window).innerWidth > clientWidth) style.scrollbarGutter = "stable";
      style.overflow = "hidden";
    }
    return () => {
      const left = (locks.get(page) ?? 1) - 1;
      locks.set(page, left);
      if (left > 0) return;
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [active, getContainer]);
}
