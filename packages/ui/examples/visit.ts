import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { violations, wcag } from "../../../scripts/axe.ts";
import { type Served, serveExample } from "./install.ts";

export interface Visit {
  page: Page;
  /** Console and network errors. */
  browserErrors: string[];
}

export async function visit(
  browser: Browser,
  url: string,
  look: (visit: Visit & { html: string }) => Promise<void>,
  theme?: "dark" | "light",
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    if (theme) await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    const browserErrors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) browserErrors.push(message.text());
    });
    page.on("pageerror", (error) => browserErrors.push(String(error)));
    page.on("requestfailed", (request) => {
      // Leaving a page aborts preloads.
      const reason = request.failure()?.errorText;
      if (reason !== "net::ERR_ABORTED") browserErrors.push(`${reason}: ${request.url()}`);
    });
    const response = await page.goto(url, { waitUntil: "load", timeout: 120_000 });
    expect(response?.status()).toBe(200);
    const html = await response?.text();
    await look({ page, browserErrors, html: html ?? "" });
    expect(browserErrors).toEqual([]);
    expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
    // Elements lose their properties between browser and test.
    const [scrollWidth, clientWidth] = await page.evaluate(() => {
      const { documentElement: root } = document;
      return [root.scrollWidth, root.clientWidth];
    });
    expect(scrollWidth).toBe(clientWidth);
  } finally {
    await context.close();
  }
}

export async function withServer(
  home: string,
  look: (served: Served) => Promise<void>,
  script?: "serve" | "dev",
): Promise<void> {
  const served = await serveExample(home, script);
  try {
    await look(served);
  } finally {
    await served.stop();
  }
}
