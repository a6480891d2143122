import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { createDataFolder, type SiteProcess, startSite } from "./server.ts";

export type { Page, Request } from "@playwright/test";
export { expect } from "@playwright/test";
export { violations } from "../../scripts/axe.ts";

interface Look {
  language?: "en" | "ar";
  theme?: "dark" | "light";
  /** Whether visible links are prefetched. @default false */
  prefetch?: boolean;
  /** Whether the intro plays. @default false */
  intro?: boolean;
  /** Answer to the cookie notice. @default "rejected" */
  consent?: "accepted" | "rejected" | "open";
}

interface Fixtures {
  /** Sets stored preferences. Shortens the intro as far as possible. */
  setPreferences: (look?: Look) => Promise<void>;
  open: (path: string) => Promise<void>;
  problems: string[];
  /** A separate site for tests that edit content. */
  own: SiteProcess;
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
    await use(page);
    // Intercepted requests may be pending when the test ends.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  setPreferences: async ({ page }, use) => {
    await use(
      async ({ language, theme, prefetch = false, intro = false, consent = "rejected" } = {}) => {
        await page.addInitScript(
          ([language, theme, consent, prefetch, intro]) => {
            Object.defineProperty(navigator, "connection", { value: { saveData: !prefetch } });
            // The router generates history keys from it.
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
  await expect(heading).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".agency-intro")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  // React adds properties to hydrated elements.
  await expect
    .poll(() => heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith("__react"))))
    .toBe(true);
}

/** Returns the page's horizontal overflow in px. */
export const getHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Records layout shifts of all pages loaded from now on. */
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

const settings = /<script[^>]*id="settings"[^>]*>[\s\S]*?<\/script>/;
const template = new URL("../dist/client/index.html", import.meta.url).pathname;

/** Serves the empty document, without server rendering. */
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

/** Fails all queries until `restoreQueries`, and disables server rendering. */
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
