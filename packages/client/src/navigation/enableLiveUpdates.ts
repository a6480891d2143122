import { onIdle, prefersReducedData } from "./idle.ts";
import type { LiveUpdatesOptions } from "./liveUpdates.ts";

/** Starts live updates two seconds after the load, unless data saver is on. */
export function enableLiveUpdates(options: LiveUpdatesOptions): void {
  if (prefersReducedData()) return;
  onIdle(
    () =>
      void import("./liveUpdates.ts").then(({ subscribeToUpdates }) => subscribeToUpdates(options)),
  );
}
