import type { Browser } from "playwright";
import { siteLinks } from "./links.ts";
import { line, median, ms, type Row, table } from "./markdownTable.ts";
import { measureClicks } from "./measureClicks.ts";
import { measureCpuTime } from "./measureCpuTime.ts";
import { type LongTasks, measureLongTasks, type Tasks } from "./measureLongTasks.ts";
import { measureWalk } from "./measureWalk.ts";
import type { Conditions } from "./openVisit.ts";

export interface Context {
  browser: Browser;
  site: { url: string };
  others: readonly string[];
}

const free: Conditions = {};
const slow: Conditions = { cpu: 4, isSlowNetwork: true };

async function processor(): Promise<Row[]> {
  const { first, again, addresses } = await measureCpuTime();
  const row = (measure: string, time: number): Row => ({
    measure: `processor time of a page not kept, ${measure}`,
    time: ms(time),
    details: `median of ${addresses} addresses`,
    target: "≤ 30 ms",
    isMet: time <= 30,
  });
  return [row("made again", again), row("its first time in the process", first)];
}

/** Printed at once: all links take long. */
async function clicks({ browser, site }: Context): Promise<Row[]> {
  const kinds = [
    { name: "free", conditions: free, maxTime: 50, times: [] as number[] },
    { name: "slow", conditions: slow, maxTime: 100, times: [] as number[] },
  ];
  console.log("\nClicks: heading in the document / painted; late requests\n");
  console.log(table(["link", "free", "late", "slow", "late"], []));
  for (const link of siteLinks) {
    const cells = [link.name];
    for (const { conditions, times } of kinds) {
      const { inserted, painted, late } = await measureClicks(
        browser,
        `${site.url}/`,
        link,
        conditions,
        3,
      );
      times.push(painted);
      cells.push(`${ms(inserted)} / ${ms(painted)}`, String(late.length));
    }
    console.log(line(cells));
  }
  return kinds.map(({ name, maxTime, times }) => ({
    measure: `click to painted page, ${name}, median of ${times.length} links`,
    time: ms(median(times)),
    details: `worst ${ms(Math.max(...times))}`,
    target: `≤ ${maxTime} ms`,
    isMet: median(times) <= maxTime,
  }));
}

async function walk({ browser, site, others }: Context): Promise<Row[]> {
  const kinds = [
    { name: "free", conditions: free, maxTime: 50 },
    { name: "slow", conditions: slow, maxTime: 150 },
  ];
  const rows: Row[] = [];
  console.log("\nClicks from page to page in one visit, after 200 ms of hover\n");
  console.log(table(["step", "conditions", "painted", "INP", "soft LCP"], []));
  for (const { name, conditions, maxTime } of kinds)
    for (const address of [site.url, ...others]) {
      const steps = await measureWalk(browser, address, conditions, 5);
      for (const [index, { path, painted, inp, softLcp }] of steps.entries()) {
        const step = `${index + 1}. ${new URL(path, address).href}`;
        console.log(line([step, name, ms(painted), ms(inp), ms(softLcp)]));
        if (address === site.url)
          rows.push({
            measure: `page ${index + 1} of a visit, ${path}, ${name}`,
            time: ms(painted),
            details: `INP ${ms(inp)}, soft LCP ${ms(softLcp)}`,
            target: `≤ ${maxTime} ms`,
            isMet: painted <= maxTime,
          });
      }
    }
  return rows;
}

async function tasks({ browser, site }: Context): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ["/", "/ar"]) {
    const quick = await measureLongTasks(browser, site.url + path, free, 5);
    const slowed = await measureLongTasks(browser, site.url + path, { cpu: 4 }, 5);
    const row = (measure: string, found: LongTasks, of: keyof Tasks, max: number): Row => ({
      measure: `first load of ${path}, ${measure}`,
      time: ms(found.time[of]),
      details: `processor time alone: ${ms(found.processor[of])}`,
      target: `≤ ${max} ms`,
      isMet: found.time[of] <= max,
    });
    rows.push(
      row("longest task, processor slowed 4 ×", slowed, "longest", 100),
      row("longest task", quick, "longest", 100),
      row("blocking time", quick, "blocking", 50),
    );
  }
  return rows;
}

export const measures: Record<string, (context: Context) => Promise<Row[]>> = {
  processor,
  clicks,
  walk,
  tasks,
};
