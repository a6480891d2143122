import { onIdle, savesData } from "./idle.ts";
import type { LiveUpdatesOptions } from "./liveUpdates.ts";

/**
 * Keeps the open page up to date with its content. Loads the code two seconds after the page, and not
 * at all if the browser saves data.
 */
export function enableLiveUpdates(options: LiveUpdatesOptions): void {
  if (savesData()) return;
  onIdle(
    () =>
      void import("./liveUpdates.ts").then(({ subscribeToUpdates }) => subscribeToUpdates(options)),
  );
}
