import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { parseLocalizedPath } from "../routes/addresses.ts";
import { useAnnounce } from "./RouteAnnouncer.tsx";

/** In ms. */
const maxWait = 400;

/** Returns whether the next page takes over 400 ms, and announces that (WCAG 4.1.3). */
export function usePendingNavigation(message: string): boolean {
  const announce = useAnnounce();
  const current = parseLocalizedPath(useLocation().pathname).path;
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && parseLocalizedPath(next.pathname).path !== current;
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => {
      announce(message);
      setWaited(true);
    }, maxWait);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [isLeaving, announce, message]);

  return isLeaving && hasWaited;
}
