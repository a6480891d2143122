import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "./useClientValue.ts";

// jsdom has none, and Radix's form controls construct one.
if (typeof document !== "undefined") {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/**
 * Returns whether to replace a native control: after hydration, but not while it has focus. In
 * client-only rendering true at once, without `onUpgrade`.
 *
 * @param onUpgrade reads the native control's value
 */
export function useProgressiveEnhancement(
  plain: RefObject<HTMLElement | null>,
  onUpgrade: (plain: HTMLElement) => void,
): boolean {
  const hydrated = useHydrated();
  const [upgraded, setUpgraded] = useState(hydrated);
  const read = useEffectEvent(onUpgrade);
  useEffect(() => {
    const element = plain.current;
    if (upgraded || !element) return;
    const upgrade = () => {
      read(element);
      setUpgraded(true);
    };
    if (!element.contains(document.activeElement)) {
      upgrade();
      return;
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) upgrade();
    };
    element.addEventListener("focusout", leave);
    return () => element.removeEventListener("focusout", leave);
  }, [plain, upgraded]);
  return upgraded;
}
