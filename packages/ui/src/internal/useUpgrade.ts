import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "./useClientValue.ts";

/**
 * Replaces a native control by an enhanced one after hydration, for progressive enhancement. Waits
 * while the native control has focus, so that neither focus nor input is lost.
 *
 * @param plain container of the native control
 * @param onUpgrade reads the current value of the native control
 * @returns whether the control has been replaced
 */
export function useUpgrade(
  plain: RefObject<HTMLElement | null>,
  onUpgrade: (plain: HTMLElement) => void,
): boolean {
  const hydrated = useHydrated();
  // Client-only rendering needs no native control.
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
