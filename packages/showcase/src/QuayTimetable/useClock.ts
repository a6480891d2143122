import { useHydrated } from "@agency/ui/utils";
import { startTransition, useEffect, useState } from "react";

const minute = 60_000;

const parseMinutes = (date: Date) => date.getHours() * 60 + date.getMinutes();

/**
 * Minutes after midnight where the visitor is, read anew at each change of the minute while the page
 * is seen. Undefined on the server and in the render that takes its HTML over, so that they agree,
 * and as long as it is not asked for.
 */
export function useClock(runs: boolean): number | undefined {
  const hydrated = useHydrated();
  // After a click there is no server's HTML to agree with, and no other hour to be seen first.
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
    // Both reach the window, the first from the document.
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
