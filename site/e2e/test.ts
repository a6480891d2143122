import { readFileSync } from "node:fs";
import { test as base, expect as baseExpect, type Locator, type Page } from "@playwright/test";
import { createDataFolder, type SiteProcess, startSite } from "./server.ts";

export type { Page, Request } from "@playwright/test";
export { violations } from "../../scripts/axe.ts";

/** Share of a control. A wrapped link's points may be on other words. */
const minVisibleShare = 0.5;

export const expect = baseExpect.extend({
  /** Also fails if it is covered or outside the viewport (WCAG 2.4.11). */
  async toBeFocused(locator: Locator, options?: { timeout?: number }) {
    if (this.isNot) await baseExpect(locator).not.toBeFocused(options);
    else {
      await baseExpect(locator).toBeFocused(options);
      const isControl = await locator.evaluate((element) =>
        element.matches("a, button, input, select, textarea, summary"),
      );
      await baseExpect
        .poll(() => getVisibleShare(locator), { message: `${locator} is focused, but not seen` })
        .toBeGreaterThan(isControl ? minVisibleShare : 0);
    }
    return { pass: !this.isNot, message: () => "" };
  },
});

interface Look {
  language?: "en" | "ar";
  theme?: "dark" | "light";
  /** @default false */
  prefetch?: boolean;
  /** @default false */
  intro?: boolean;
  /** @default "rejected" */
  consent?: "accepted" | "rejected" | "open";
}

interface Fixtures {
  /** Shortens the intro, too. */
  setPreferences: (look?: Look) => Promise<void>;
  open: (path: string) => Promise<void>;
  problems: string[];
  /** A separate site for tests that edit content. */
  own: SiteProcess;
}

/**
 * Records live regions inserted with their text, which screen readers miss (WCAG 4.1.3). Regions
 * within other content have nothing to announce yet.
 */
function recordLateRegions() {
  const lateRegions: string[] = [];
  Object.assign(window, { lateRegions });
  const regions = "[role=status], [role=alert], [role=log], [aria-live=polite]";
  const record = (records: MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const text = node.textContent?.trim();
      for (const region of [node, ...node.querySelectorAll(regions)])
        if (text && region.matches(regions) && region.textContent?.trim() === text)
          lateRegions.push(region.outerHTML.slice(0, 200));
    }
  };
  addEventListener("load", () =>
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true }),
  );
}

async function withSite(use: (site: SiteProcess) => Promise<void>): Promise<void> {
  const data = createDataFolder();
  const site = await startSite({ DATA_DIR: data.path });
  await use(site);
  await site.stop();
  data.remove();
}

export const test = base.extend<Fixtures, { site: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture takes from its parameters
  site: [({}, use) => withSite(use), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  own: ({}, use) => withSite(use),
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await page.addInitScript(recordLateRegions);
    await use(page);
    const late = await page
      .evaluate(() => (window as { lateRegions?: string[] }).lateRegions)
      .catch(() => undefined);
    expect(late ?? [], "live regions inserted together with their text").toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  setPreferences: async ({ page }, use) => {
    await use(
      async ({ language, theme, prefetch = false, intro = false, consent = "rejected" } = {}) => {
        await page.addInitScript(
          ([language, theme, consent, prefetch, intro]) => {
            Object.defineProperty(navigator, "connection", { value: { saveData: !prefetch } });
            // The router's history keys.
            let times = 0;
            Math.random = () => 0.999 - (times++ % 1000) / 1e6;
            const keep = (key: string, value: string | undefined) => {
              if (value && localStorage.getItem(key) === null) localStorage.setItem(key, value);
            };
            keep("i18nextLng", language);
            keep("theme", theme);
            keep("cookie-consent", consent === "open" ? undefined : consent);
            if (!intro) sessionStorage.setItem("intro", "seen");
          },
          [language, theme, consent, prefetch, intro] as const,
        );
      },
    );
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await waitForHydration(page);
    });
  },
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`script: ${error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      if (reason !== "net::ERR_ABORTED") problems.push(`request: ${request.url()}: ${reason}`);
    });
    await use(problems);
  },
});

/** Waits for hydration and the end of the intro. */
export async function waitForHydration(page: Page): Promise<void> {
  const heading = page.locator("main h1");
  await expect(heading).toBeVisible();
  await expect(page.locator(".agency-intro")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  // React adds properties to hydrated elements.
  await expect
    .poll(() => heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith("__react"))))
    .toBe(true);
  // Effects replace native controls.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The cookie notice waits for a scroll. */
export const revealNotice = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));

/** Returns how many of an element's nine points are visible, 0 to 1. */
export const getVisibleShare = (locator: Locator): Promise<number> =>
  locator.evaluate((control) => {
    const isTransparent = getComputedStyle(control).opacity === "0";
    const element = (isTransparent && control.parentElement) || control;
    const { x, y, width, height } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((dx) => shares.map((dy) => [x + width * dx, y + height * dy]));
    const seen = points.filter(([x = 0, y = 0]) =>
      element.contains(document.elementFromPoint(x, y)),
    );
    return seen.length / points.length;
  });

/** Returns the page's horizontal overflow in px. */
export const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Records layout shifts of pages loaded from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const formatRect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[])
        shifts.push(
          `${value} at ${Math.round(startTime)} ms: ${sources
            .map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const what = element?.outerHTML.slice(0, 120) ?? "what is gone";
              return `${what} from ${formatRect(previousRect)} to ${formatRect(currentRect)}`;
            })
            .join("; ")}`,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });

export const getLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState("networkidle");
}

const settings = /<script[^>]*id="site-settings"[^>]*>[\s\S]*?<\/script>/;
const template = new URL("../dist/client/index.html", import.meta.url).pathname;

/** Serves the empty document. */
export const disableServerRendering = (page: Page): Promise<unknown> =>
  page.route(/^[^?]*:\d+\/(?!api|assets|content|locales)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const [own = ""] = settings.exec(await response.text()) ?? [];
    const body = readFileSync(template, "utf8").replace(settings, () => own);
    return route.fulfill({ response, body });
  });

export async function modifyResults<Result>(
  page: Page,
  query: RegExp,
  change: (result: Result) => unknown,
): Promise<void> {
  await disableServerRendering(page);
  await page.route(query, async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: Result };
    await route.fulfill({ json: { ...answer, result: change(answer.result) } });
  });
}

const queries = /\/data\/query\/|\/api\/search/;

/**
 * Responds with 500 to all content queries and searches until `restoreQueries`. Disables server
 * rendering for the rest of the test.
 */
export async function failQueries(page: Page): Promise<void> {
  await disableServerRendering(page);
  await page.route(queries, (route) => route.fulfill({ status: 500, body: "{}" }));
}
export const restoreQueries = (page: Page): Promise<void> => page.unroute(queries);

/** Returns a function that releases the results. */
export async function delayResponses(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/data\/query\//, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
