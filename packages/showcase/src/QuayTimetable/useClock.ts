import { useHydrated } from "@agency/ui/utils";
import { startTransition, useEffect, useState } from "react";

const minute = 60_000;

const parseMinutes = (date: Date) => date.getHours() * 60 + date.getMinutes();

/**
 * Returns local minutes since midnight, updated every minute while visible. Undefined on the
 * server, during hydration, and while `runs` is false.
 */
export function useClock(runs: boolean): number | undefined {
  const hydrated = useHydrated();
  // No server HTML to match.
  const [now, setNow] = useState(() => (hydrated ? parseMinutes(new Date()) : undefined));
  useEffect(() => {
    if (!runs) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const date = new Date();
      startTransition(() => setNow(parseMinutes(date)));
      timer = setTimeout(read, minute - (date.getTime() % minute));
    };
    read();
    // `visibilitychange` bubbles from the document.
    addEventListener("visibilitychange", read);
    addEventListener("pageshow", read);
    return () => {
      clearTimeout(timer);
      removeEventListener("visibilitychange", read);
      removeEventListener("pageshow", read);
    };
  }, [runs]);
  return runs ? now : undefined;
}
