import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { useScrollLock } from "../Dialog/useScrollLock.ts";

/**
 * While `active`, everything outside the element is inert and the page does not scroll. Toasts stay
 * usable.
 *
 * @param onDialog called before a dialog outside the element opens, with nothing inert any more
 */
export function useModalPage(
  active: boolean,
  ref: RefObject<HTMLElement | null>,
  onDialog: () => void,
) {
  useScrollLock(active);
  const leave = useEffectEvent(onDialog);

  useLayoutEffect(() => {
    const root = ref.current;
    if (!active || !root) return;
    const made: Element[] = [];
    for (let node: Element = root; node.parentElement; node = node.parentElement) {
      if (node === document.body) break;
      for (const sibling of node.parentElement.children) {
        if (sibling === node || sibling.matches("[inert], [data-toasts], script, style")) continue;
        sibling.setAttribute("inert", "");
        made.push(sibling);
      }
    }
    const restore = () => {
      for (const element of made.splice(0)) element.removeAttribute("inert");
    };
    // A modal dialog in an inert part would be inert itself, and could not take the focus.
    const beforetoggle = (event: Event) => {
      const { target, newState } = event as ToggleEvent;
      if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
      if (root.contains(target)) return;
      restore();
      leave();
    };
    document.addEventListener("beforetoggle", beforetoggle, true);
    return () => {
      document.removeEventListener("beforetoggle", beforetoggle, true);
      restore();
    };
  }, [active, ref]);
}
