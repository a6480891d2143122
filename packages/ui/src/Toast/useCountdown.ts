import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `onEnd` once `time` has passed, not counting the time it was paused.
 *
 * @param time milliseconds
 */
export function useCountdown(time: number, paused: boolean, onEnd: () => void) {
  const left = useRef(time);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (paused) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}
