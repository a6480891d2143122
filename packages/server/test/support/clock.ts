import { vi } from "vitest";
import { onCleanUp } from "./cleanUp.ts";

let tick: NodeJS.Timeout | undefined;

/** Shifts the clock until the clean-up, negative days back. */
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
