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
 * Replays a click from before hydration, unless focus has moved. Requires `pressScript`.
 *
 * @returns a function that discards the click
 */
export function useReplayedClick(button: RefObject<HTMLButtonElement | null>, press: () => void) {
  const make = useEffectEvent(press);
  useEffect(() => {
    const { current } = button;
    if (!current || window.agencyPress !== current) return;
    // React may still replay it.
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
