import type { Browser } from "playwright";
import { median } from "./figures.ts";
import { type Conditions, quiet, visit } from "./visits.ts";

export interface LongTasks {
  /** The longest task, in ms; 0 where none was above 50. */
  longest: number;
  /** What of all tasks was above 50 ms each, in ms. */
  blocking: number;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** The intro, and what comes alive and is loaded ahead after it. */
const watched = 5_000;

async function load(browser: Browser, address: string, conditions: Conditions): Promise<LongTasks> {
  const { page, end } = await visit(browser, conditions, true);
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address, { waitUntil: "load" });
  await page.locator("main h1").waitFor();
  await quiet(page, watched);
  const tasks = await page.evaluate(() => window.longTasks);
  await end();
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
  };
}

/** The tasks of the first load of a visit, until the page is at rest: medians of some loads. */
export async function longTasks(
  browser: Browser,
  address: string,
  conditions: Conditions,
  rounds: number,
): Promise<LongTasks> {
  const all: LongTasks[] = [];
  for (let round = 0; round < rounds; round++) all.push(await load(browser, address, conditions));
  return {
    longest: median(all.map(({ longest }) => longest)),
    blocking: median(all.map(({ blocking }) => blocking)),
  };
}
