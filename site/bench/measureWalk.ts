import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import type { Metric } from "web-vitals";
import { median } from "./markdownTable.ts";
import { clickLink } from "./measureClicks.ts";
import { type Conditions, openVisit, waitForNetworkIdle } from "./openVisit.ts";

/** Medians, in ms. */
export interface WalkStep {
  path: string;
  painted: number;
  /** INP of the click, by web-vitals. */
  inp: number;
  /** LCP of the soft navigation, by web-vitals. `NaN` after a document load. */
  softLcp: number;
}

declare global {
  interface Window {
    webVitals?: typeof import("web-vitals");
    vitals?: Pick<Metric, "name" | "value" | "navigationType">[];
  }
}

const paths = ["/about", "/blog", "/careers"];
/** In ms. Too short for the prefetch of visible links. */
const reading = 1_000;

const webVitals = createRequire(import.meta.url).resolve("web-vitals");

function recordVitals(): void {
  window.vitals = [];
  const record = ({ name, value, navigationType }: Metric) =>
    window.vitals?.push({ name, value, navigationType });
  const options = { reportAllChanges: true, reportSoftNavs: true };
  window.webVitals?.onINP(record, { ...options, durationThreshold: 0 });
  window.webVitals?.onLCP(record, options);
}

const findPaths = (page: Page): Promise<string[]> =>
  page.evaluate((own) => {
    if (own.every((path) => document.querySelector(`a[href="${path}"]`))) return own;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("header a, nav a")].filter(
      ({ origin, pathname, offsetParent }) =>
        offsetParent && origin === location.origin && pathname !== location.pathname,
    );
    return [...new Set(links.map((link) => link.getAttribute("href") ?? ""))].slice(0, own.length);
  }, paths);

async function walk(
  browser: Browser,
  address: string,
  conditions: Conditions,
): Promise<WalkStep[]> {
  const { page, session, end } = await openVisit(browser, conditions, false);
  await page.addInitScript({ path: webVitals });
  await page.addInitScript(recordVitals);
  await page.goto(address, { waitUntil: "load" });
  await waitForNetworkIdle(page, 2 * reading);
  const steps: WalkStep[] = [];
  for (const path of await findPaths(page)) {
    const selector = `a[href="${path}"]:visible`;
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.vitals?.splice(0));
    const { painted } = await clickLink({ page, session }, selector);
    await page.waitForTimeout(reading);
    const vitals = (await page.evaluate(() => window.vitals)) ?? [];
    const getLast = (name: string, isSoft?: boolean) =>
      vitals.findLast(
        (vital) => vital.name === name && (!isSoft || vital.navigationType === "soft-navigation"),
      )?.value ?? Number.NaN;
    steps.push({ path, painted, inp: getLast("INP"), softLcp: getLast("LCP", true) });
  }
  await end();
  return steps;
}

/**
 * Clicks from page to page in one visit. The second click comes after a second, during the prefetch
 * of visible links.
 */
export async function measureWalk(
  browser: Browser,
  address: string,
  conditions: Conditions,
  rounds: number,
): Promise<WalkStep[]> {
  const all: WalkStep[][] = [];
  for (let round = 0; round < rounds; round++) all.push(await walk(browser, address, conditions));
  const getMedian = (index: number, key: "painted" | "inp" | "softLcp") =>
    median(all.map((steps) => steps[index]?.[key] ?? Number.NaN));
  return (all[0] ?? []).map(({ path }, index) => ({
    path,
    painted: getMedian(index, "painted"),
    inp: getMedian(index, "inp"),
    softLcp: getMedian(index, "softLcp"),
  }));
}
