import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { dataFolder, type SiteProcess, startSite } from "./server.ts";

export type { Page } from "@playwright/test";
export { expect } from "@playwright/test";
export { violations } from "../../scripts/axe.ts";

interface Look {
  language?: "en" | "ar";
  theme?: "dark" | "light";
  /** Pages whose links are in view are loaded ahead, as for who saves no data. @default false */
  ahead?: boolean;
  /** The page is the first of the visit, which plays the intro. @default false */
  intro?: boolean;
  /** The visitor's answer to the cookie notice; none leaves it open. @default "rejected" */
  consent?: "accepted" | "rejected" | "open";
}

interface Fixtures {
  /** Sets what the visitor has chosen before. The intro's steps are as short as they may be. */
  visitor: (look?: Look) => Promise<void>;
  /** Opens an address and waits until the page is there. */
  open: (path: string) => Promise<void>;
  /** Errors of the console, of scripts and of requests so far. */
  problems: string[];
  /** A site of its own for a test that changes what visitors read; `site` is shared with others. */
  own: SiteProcess;
}

/** Runs a site with a data folder of its own as long as it is used. */
async function withSite(use: (site: SiteProcess) => Promise<void>): Promise<void> {
  const data = dataFolder();
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
    // An answer that a test changes or holds may still be on its way when the test ends.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  visitor: async ({ page }, use) => {
    await use(
      async ({ language, theme, ahead = false, intro = false, consent = "rejected" } = {}) => {
        await page.addInitScript(
          ([language, theme, consent, ahead, intro]) => {
            Object.defineProperty(navigator, "connection", { value: { saveData: !ahead } });
            // Not always the same: the router takes the names of its entries from here.
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
          [language, theme, consent, ahead, intro] as const,
        );
      },
    );
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await arrived(page);
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
      // Whoever leaves a page, or no longer needs a picture, leaves what is still on its way.
      if (reason !== "net::ERR_ABORTED") problems.push(`request: ${request.url()}: ${reason}`);
    });
    await use(problems);
  },
});

/** Waits until the intro has gone, and the page shows its heading and all its content and is alive. */
export async function arrived(page: Page): Promise<void> {
  const heading = page.locator("main h1");
  await expect(heading).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".agency-intro")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  // React writes its own properties into the elements that it has hydrated.
  await expect
    .poll(() => heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith("__react"))))
    .toBe(true);
}

/** How far the page can be scrolled sideways, in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** From now on every page counts its layout shift. */
export const countShift = (page: Page): Promise<unknown> =>
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

/** The layout shifts since the page began, each with what moved. */
export const getShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Scrolls to the end, so that what is loaded late is loaded. */
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

/**
 * From now on pages come as the empty document, as where the server cannot render them: the browser
 * then asks for all content itself.
 */
export const unrendered = (page: Page): Promise<unknown> =>
  page.route(/^[^?]*:\d+\/(?!api|assets|content|locales)/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const [own = ""] = settings.exec(await response.text()) ?? [];
    const body = readFileSync(template, "utf8").replace(settings, () => own);
    return route.fulfill({ response, body });
  });

/** Changes what the content service answers to queries whose address matches. */
export async function changeAnswers<Result>(
  page: Page,
  query: RegExp,
  change: (result: Result) => unknown,
): Promise<void> {
  await unrendered(page);
  await page.route(query, async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: Result };
    await route.fulfill({ json: { ...answer, result: change(answer.result) } });
  });
}

/** What pages ask of the content service and of the search. */
const queries = /\/data\/query\/|\/api\/search/;

/** The content service is down for the browser, and the server renders nothing; until `comeBack`. */
export async function goDown(page: Page): Promise<void> {
  await unrendered(page);
  await page.route(queries, (route) => route.fulfill({ status: 500, body: "{}" }));
}
export const comeBack = (page: Page): Promise<void> => page.unroute(queries);

/** Holds what the content service answers from now on, until the function returned is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
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
