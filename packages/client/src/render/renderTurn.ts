import { setImmediate as nextLoop } from "node:timers/promises";

/** Event-loop turns between pages. Node accepts one connection per turn (libuv). */
const loops = 16;

let last: Promise<unknown> = Promise.resolve();

/** Resolves once earlier pages are rendered and connections accepted. */
export function waitForRenderTurn(): Promise<void> {
  const turn = last.then(async () => {
    for (let loop = 0; loop < loops; loop++) await nextLoop();
  });
  last = turn;
  return turn;
}
