import { type RefObject, useEffect, useEffectEvent } from "react";

declare global {
  interface Window {
    /** The button pressed last, kept by `pressScript`. */
    agencyPress?: Element | null | undefined;
  }
}

const forget = () => {
  window.agencyPress = undefined;
};

/**
 * Makes good for a press on a server's HTML before its code was there, where the page has the
 * `pressScript`. A visitor who has gone on to something else meanwhile is left alone.
 *
 * @returns forgets the press: it has come to its button by itself
 */
export function useEarlyPress(button: RefObject<HTMLButtonElement | null>, press: () => void) {
  const make = useEffectEvent(press);
  useEffect(() => {
    const { current } = button;
    if (!current || window.agencyPress !== current) return;
    // React may still be about to hand on the very event.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const stayed = activeElement === current || activeElement === document.body;
      if (window.agencyPress !== current || !stayed) return;
      forget();
      make();
    });
    return () => clearTimeout(timer);
  }, [button]);
  return forget;
}
