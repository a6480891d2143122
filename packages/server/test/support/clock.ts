import { vi } from "vitest";
import { onCleanUp } from "./cleanUp.ts";

let tick: NodeJS.Timeout | undefined;

/** Sets the clock ahead, or back by a negative number; it goes on from there until the clean-up. */
export function setClock(days: number): void {
  clearInterval(tick);
  const from = Date.now() + days * 86_400_000;
  const start = performance.now();
  vi.useFakeTimers({ toFake: ["Date"], now: from });
  tick = setInterval(() => vi.setSystemTime(from + performance.now() - start), 5);
  onCleanUp(() => {
    clearInterval(tick);
    vi.useRealTimers();
  });
}
