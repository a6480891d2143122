import { onIdle, savesData } from "./idle.ts";
import type { LiveUpdatesOptions } from "./liveUpdates.ts";

/** Loads live updates two seconds after the page, unless data saver is on. */
export function enableLiveUpdates(options: LiveUpdatesOptions): void {
  if (savesData()) return;
  onIdle(
    () =>
      void import("./liveUpdates.ts").then(({ subscribeToUpdates }) => subscribeToUpdates(options)),
  );
}
