import type { Browser } from "playwright";
import { median } from "./markdownTable.ts";
import { type Conditions, openVisit, waitForNetworkIdle } from "./openVisit.ts";

export interface Tasks {
  longest: number;
  /** Parts above 50 ms, in ms. */
  blocking: number;
}

export interface LongTasks {
  time: Tasks;
  /** CPU time, comparable on busy machines. */
  processor: Tasks;
}

/** In ms. Covers intro, hydration and prefetch. */
const watched = 5_000;
const long = 50;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

function tasksIn(trace: Buffer, address: string): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const begun = traceEvents.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === address,
  );
  if (!begun) throw new Error(`No trace of ${address}`);
  return traceEvents.filter(
    ({ name, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && pid === begun.pid && tid === begun.tid,
  );
}

function longOnes(durations: (number | undefined)[]): Tasks {
  const tasks = durations.map((duration = 0) => duration / 1000).filter((ms) => ms > long);
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, task) => sum + task - long, 0),
  };
}

async function load(browser: Browser, address: string, conditions: Conditions): Promise<LongTasks> {
  const { page, end } = await openVisit(browser, conditions, true);
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.goto(address, { waitUntil: "load" });
  await page.locator("main h1").waitFor();
  await waitForNetworkIdle(page, watched);
  const tasks = tasksIn(await browser.stopTracing(), address);
  await end();
  return {
    time: longOnes(tasks.map(({ dur }) => dur)),
    processor: longOnes(tasks.map(({ tdur }) => tdur)),
  };
}

/** Measures a first visit until the page is idle. Returns medians. */
export async function measureLongTasks(
  browser: Browser,
  address: string,
  conditions: Conditions,
  rounds: number,
): Promise<LongTasks> {
  const all: LongTasks[] = [];
  for (let round = 0; round < rounds; round++) all.push(await load(browser, address, conditions));
  const middle = (of: keyof LongTasks): Tasks => ({
    longest: median(all.map((tasks) => tasks[of].longest)),
    blocking: median(all.map((tasks) => tasks[of].blocking)),
  });
  return { time: middle("time"), processor: middle("processor") };
}
