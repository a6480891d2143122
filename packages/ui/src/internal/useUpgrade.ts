import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "./useClientValue.ts";

/**
 * The server sends a plain control of HTML, which works and posts without scripts. Once they are
 * there it gives way to one that can do more, but not while it has focus: neither focus nor what is
 * being written is lost.
 *
 * @param plain what holds the plain control
 * @param onUpgrade reads from it what the visitor has chosen by then
 * @returns whether the plain control has given way
 */
export function useUpgrade(
  plain: RefObject<HTMLElement | null>,
  onUpgrade: (plain: HTMLElement) => void,
): boolean {
  const hydrated = useHydrated();
  // Rendered by a browser alone, there is nothing to give way.
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
