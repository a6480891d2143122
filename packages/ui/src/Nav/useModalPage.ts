import { type RefObject, useLayoutEffect } from "react";

/**
 * While `active`, everything outside the element is inert and the page does not scroll. Room is
 * kept for the scrollbar, so that nothing shifts. Toasts stay usable.
 */
export function useModalPage(active: boolean, ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!active || !ref.current) return;
    const made: Element[] = [];
    for (let node: Element = ref.current; node.parentElement; node = node.parentElement) {
      if (node === document.body) break;
      for (const sibling of node.parentElement.children) {
        if (sibling === node || sibling.matches("[inert], [data-toasts], script, style")) continue;
        sibling.setAttribute("inert", "");
        made.push(sibling);
      }
    }
    const { style } = document.documentElement;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    if (scrollbar > 0) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
      style.scrollbarGutter = "";
      for (const element of made) element.removeAttribute("inert");
    };
  }, [active, ref]);
}
