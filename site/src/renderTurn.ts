import { setImmediate as nextLoop } from "node:timers/promises";

/**
 * Turns of the event loop between two pages. Node accepts one connection each turn (libuv), so pages
 * that are rendered one right after the other keep new visitors out.
 */
const loops = 16;

let last: Promise<unknown> = Promise.resolve();

/** Resolves when a page may be rendered: after the pages before it, and some turns of the event loop. */
export function takeRenderTurn(): Promise<void> {
  const turn = last.then(async () => {
    for (let loop = 0; loop < loops; loop++) await nextLoop();
  });
  last = turn;
  return turn;
}
