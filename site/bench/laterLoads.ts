import type { Browser, Page } from "playwright";
import { median } from "./figures.ts";
import { type Conditions, quiet, type Visit, visit } from "./visits.ts";

/** When something of a page was first seen, in ms since its navigation began. */
export interface Paints {
  first: number;
  largest: number;
}

/** A site: the page that is loaded, and the one that the visitor comes from. */
export interface LoadedSite {
  url: string;
  page: string;
  from: string;
}

declare global {
  interface Window {
    largest: number;
  }
}

const rounds = 9;
/** Nothing larger is painted after this, in ms after the page has loaded. */
const watched = 1_500;

/** Runs in the browser. */
function watchLargest(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

async function load(page: Page, { url, page: path, from }: LoadedSite): Promise<Paints> {
  await page.goto(url + from, { waitUntil: "load" });
  await quiet(page, 500);
  await page.goto(url + path, { waitUntil: "load" });
  await page.waitForTimeout(watched);
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    largest: window.largest,
  }));
  // A page that moves would take time from the next one.
  await page.goto("about:blank");
  return paints;
}

/**
 * A later load in a visit: the cache is warm, and no intro plays. The sites take turns; medians.
 */
export async function laterLoads(
  browser: Browser,
  sites: readonly LoadedSite[],
  conditions: Conditions,
): Promise<Paints[]> {
  const visits: Visit[] = [];
  for (const site of sites) {
    const visitor = await visit(browser, conditions, false);
    await visitor.page.addInitScript(watchLargest);
    // Fills the cache.
    await load(visitor.page, site);
    visits.push(visitor);
  }
  const paints = sites.map((): Paints[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, site] of sites.entries()) {
      const { page } = visits[at] as Visit;
      paints[at]?.push(await load(page, site));
    }
  for (const { end } of visits) await end();
  return paints.map((of) => ({
    first: median(of.map(({ first }) => first)),
    largest: median(of.map(({ largest }) => largest)),
  }));
}
