import type { Browser, Page } from "playwright";
import { expect } from "vitest";

interface VisitOptions {
  theme?: "dark" | "light";
  width?: number;
  javaScriptEnabled?: boolean;
  /** Expected on the console. */
  planned?: RegExp;
}

/** Fails on console errors. */
export async function visit(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<void>,
  { theme = "dark", width = 1280, javaScriptEnabled = true, planned }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width, height: 800 },
    javaScriptEnabled,
  });
  try {
    await context.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(url, { waitUntil: "networkidle" });
    await look(page);
    expect(complaints.filter((said) => !planned?.test(said))).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Whether the bar shows all items, or the button of the menu in their place. */
const hasNavigation = (page: Page) =>
  page.locator("header nav").evaluate((nav) => {
    const isShown = nav.checkVisibility({ visibilityProperty: true });
    const hasButton = document.querySelector("header [aria-haspopup=dialog]")?.checkVisibility();
    return isShown ? !hasButton && nav.scrollWidth <= nav.clientWidth : hasButton;
  });

export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [1440, 1280, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => hasNavigation(page), `at ${width} px`).toBe(true);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect([width, scrollWidth]).toEqual([width, clientWidth]);
  }
}
