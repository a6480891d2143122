import { afterAll, vi } from "vitest";
import { times } from "../../packages/server/src/settings/times.ts";

/* A worker keeps what it has loaded for its next file, which is to find it as this one did. */

const before = { ...times };
afterAll(() => {
  Object.assign(times, before);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
