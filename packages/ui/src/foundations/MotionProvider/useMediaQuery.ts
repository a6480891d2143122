import { useCallback } from "react";
import { useClientValue } from "../../internal/useClientValue.ts";

/** Whether a media query matches. False on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useClientValue(subscribe, () => window.matchMedia(query).matches, false);
}
