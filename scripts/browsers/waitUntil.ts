import { setTimeout as wait } from "node:timers/promises";
import { limit } from "./browser.ts";

/**
 * Polls until the condition is true.
 *
 * @throws Error on timeout, with its name
 */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} did not come`);
    await wait(100);
  }
}
