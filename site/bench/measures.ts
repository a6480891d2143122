import type { Browser } from "playwright";
import { type ClickedLink, clickTimes } from "./clicks.ts";
import { line, median, ms, type Row, table } from "./figures.ts";
import type { Served } from "./files.ts";
import { laterLoads } from "./laterLoads.ts";
import { referenceLink, siteLinks } from "./links.ts";
import { type LongTasks, longTasks, type Tasks } from "./longTasks.ts";
import type { ServerProcess } from "./next.ts";
import { processorTime } from "./processorTime.ts";
import { type Rate, requestRates } from "./requests.ts";
import type { Conditions } from "./visits.ts";

/** The site and what is measured beside it. */
export interface Sites {
  browser: Browser;
  ours: ServerProcess;
  /** Nothing where it could not be installed, with the folder that it is installed in. */
  next: (ServerProcess & { folder: string }) | undefined;
  plain: Served;
  vite: Served;
}

const free: Conditions = {};
const slow: Conditions = { cpu: 4, isSlowLine: true };
const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;

/** A ratio is missed by far at half of what it should be. */
const byFar = 2;

async function requests({ ours, next }: Sites): Promise<Row[]> {
  if (!next) return [];
  const [own, other] = await requestRates(next.folder, [ours, next]);
  if (!own || !other) return [];
  const row = (measure: string, [of, beside]: [string, string], ratio: number): Row => ({
    measure,
    ours: of,
    beside: `Next ${beside}: ${times(ratio)}`,
    target: "≥ 10 × Next",
    met: ratio >= 10,
    isFar: ratio < 10 / byFar,
  });
  const perSecond = ({ perSecond }: Rate) => perSecond.toFixed(0);
  const inMs = ({ processor }: Rate) => `${processor.toFixed(2)} ms`;
  return [
    row(
      "requests a second, kept page",
      [perSecond(own), perSecond(other)],
      own.perSecond / other.perSecond,
    ),
    row(
      "processor time for each of them",
      [inMs(own), inMs(other)],
      other.processor / own.processor,
    ),
  ];
}

async function processor(): Promise<Row[]> {
  const { first, again, addresses } = await processorTime();
  const row = (measure: string, time: number): Row => ({
    measure: `processor time of a page not kept, ${measure}`,
    ours: ms(time),
    beside: `median of ${addresses} addresses`,
    target: "≤ 30 ms",
    met: time <= 30,
  });
  return [row("made again", again), row("its first time in the process", first)];
}

async function later({ browser, ours, next, plain, vite }: Sites): Promise<Row[]> {
  const sites = [
    { url: ours.url, page: "/", from: "/blog" },
    ...[plain, vite, ...(next ? [next] : [])].map(({ url }) => ({
      url,
      page: "/",
      from: "/posts",
    })),
  ];
  const rows: Row[] = [];
  for (const [name, conditions] of [
    ["free", free],
    ["slow", slow],
  ] as const) {
    const paints = await laterLoads(browser, sites, conditions);
    for (const paint of ["first", "largest"] as const) {
      const [own = 0, fixed = 1, react = 1, other] = paints.map((of) => of[paint]);
      const ratio = own / fixed;
      const parts = [`static ${ms(fixed)}: ${times(ratio)}`, `Vite ${ms(react)}`];
      if (other !== undefined) parts.push(`Next ${ms(other)}`);
      rows.push({
        measure: `later load, ${paint} paint, ${name}`,
        ours: ms(own),
        beside: parts.join(", "),
        target: "≤ 1.1 × static",
        met: ratio <= 1.1,
        isFar: ratio > 1.1 * byFar,
      });
    }
  }
  return rows;
}

/** Prints each link as soon as it is measured: all of them take long. */
async function clicks({ browser, ours, next, vite }: Sites): Promise<Row[]> {
  const kinds = [
    { name: "free", conditions: free, most: 50 },
    { name: "slow", conditions: slow, most: 100 },
  ];
  const painted = kinds.map((): number[] => []);
  const beside = kinds.map((): string[] => []);
  const measured = async (site: string, url: string, link: ClickedLink, all?: number[][]) => {
    const cells = [`${site}, ${link.name}`];
    for (const [at, { conditions }] of kinds.entries()) {
      const clicked = await clickTimes(browser, `${url}/`, link, conditions, 3);
      if (all) all[at]?.push(clicked.painted);
      else beside[at]?.push(`${site} ${ms(clicked.painted)}`);
      cells.push(`${ms(clicked.inserted)} / ${ms(clicked.painted)}`, String(clicked.late.length));
    }
    console.log(line(cells));
  };
  console.log("\nClicks: heading in the document / painted; files and answers still asked for\n");
  console.log(table(["link", "free", "late", "slow", "late"], []));
  if (next) await measured("Next", next.url, referenceLink);
  await measured("Vite", vite.url, referenceLink);
  for (const link of siteLinks) await measured("ours", ours.url, link, painted);
  return kinds.flatMap(({ name, most }, at) => {
    const times = painted[at] ?? [];
    return [["median", median(times)] as const, ["worst", Math.max(...times)] as const].map(
      ([kind, time]) => ({
        measure: `click to painted page, ${name}, ${kind} of ${times.length} links`,
        ours: ms(time),
        beside: (beside[at] ?? []).join(", "),
        target: `≤ ${most} ms`,
        met: time <= most,
      }),
    );
  });
}

async function tasks({ browser, ours }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ["/", "/ar"]) {
    const quick = await longTasks(browser, ours.url + path, free, 5);
    const slowed = await longTasks(browser, ours.url + path, { cpu: 4 }, 5);
    const row = (measure: string, found: LongTasks, of: keyof Tasks, most: number): Row => ({
      measure: `first load of ${path}, ${measure}`,
      ours: ms(found.time[of]),
      beside: `processor time alone: ${ms(found.processor[of])}`,
      target: `≤ ${most} ms`,
      met: found.time[of] <= most,
    });
    rows.push(
      row("longest task, processor slowed 4 ×", slowed, "longest", 100),
      row("longest task", quick, "longest", 100),
      row("blocking time", quick, "blocking", 50),
    );
  }
  return rows;
}

/** The measures by their names. */
export const measures: Record<string, (sites: Sites) => Promise<Row[]>> = {
  requests,
  processor,
  later,
  clicks,
  tasks,
};
