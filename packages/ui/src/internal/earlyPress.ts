import { type RefObject, useEffect, useEffectEvent } from "react";

declare global {
  interface Window {
    /** Recorded by `pressScript`. */
    agencyPress?: Element | null | undefined;
  }
}

const forget = () => {
  window.agencyPress = undefined;
};

/**
 * Replays a click that came before hydration (see `pressScript`), unless focus has moved since.
 *
 * @returns discards the click, once handled
 */
export function useEarlyPress(button: RefObject<HTMLButtonElement | null>, press: () => void) {
  const make = useEffectEvent(press);
  useEffect(() => {
    const { current } = button;
    if (!current || window.agencyPress !== current) return;
    // React may still replay the event.
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
