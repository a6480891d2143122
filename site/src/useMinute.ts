import { useEffect, useState } from "react";

/** The present moment, renewed each minute: for clocks that show no seconds. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const untilNextMinute = 60_000 - (Date.now() % 60_000);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  });
  return now;
}
