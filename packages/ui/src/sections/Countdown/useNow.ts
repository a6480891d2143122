import { startTransition, useLayoutEffect, useState } from "react";

/**
 * The time, read anew whenever the distance to a moment passes a whole step, and when the page comes
 * back from the background, from sleep or from the browser's cache. It is read from the clock each
 * time, never counted, so it cannot drift and follows a clock that is set.
 *
 * @param to the moment, in ms since the epoch; after it nothing runs
 * @param initial the time of the first render, in ms since the epoch; undefined: not known there
 * @param step ms
 */
export function useNow(to: number, initial?: number, step = 1000): number | undefined {
  const [now, setNow] = useState(initial);
  const isKnown = initial !== undefined;

  // Before the first paint: a page made by the browser alone never shows it without the time.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      const at = Date.now();
      setNow(at);
      if (at < to && !document.hidden) timer = setTimeout(read, (to - at) % step || step);
    };
    // Both reach the window, the first from the document.
    const listen = (change: typeof addEventListener) => {
      change("visibilitychange", read);
      change("pageshow", read);
    };
    // Where a time is shown already, rendering with another one need not hold up the page.
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
