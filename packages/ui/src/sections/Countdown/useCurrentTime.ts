import { startTransition, useLayoutEffect, useState } from "react";

/**
 * Returns the time. Updates when the distance to `to` passes a step, and on return from the
 * background, sleep or the back/forward cache. Reads the clock, so it does not drift.
 *
 * @param to ms since the epoch. No timer runs after it.
 * @param initial time of the first render, in ms since the epoch
 * @param step ms
 */
export function useCurrentTime(to: number, initial?: number, step = 1000): number | undefined {
  const [now, setNow] = useState(initial);
  const isKnown = initial !== undefined;

  // Before the first paint: a client-only render never lacks the time.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      const at = Date.now();
      setNow(at);
      if (at < to && !document.hidden) timer = setTimeout(read, (to - at) % step || step);
    };
    // `visibilitychange` bubbles to the window.
    const listen = (change: typeof addEventListener) => {
      change("visibilitychange", read);
      change("pageshow", read);
    };
    // Updating a visible time is not urgent.
    if (isKnown) startTransition(read);
    else read();
    listen(addEventListener);
    return () => {
      clearTimeout(timer);
      listen(removeEventListener);
    };
  }, [to, step, isKnown]);

  return now;
}
