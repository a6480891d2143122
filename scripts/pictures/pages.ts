/** What the pictures of the documentation have in common: a built site, a page that has come to rest, a file that is weighed. */
import { writeFileSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import type { Sharp } from "sharp";
import { dataFolder, startSite } from "../../site/e2e/server.ts";
import { chromiumLaunch } from "../chromium.ts";

/** Where pictures of the documentation lie. */
export const picturesFolder = new URL("../../docs/pictures/", import.meta.url).pathname;

interface Sight {
  theme: "dark" | "light";
  width?: number;
  height?: number;
  /** With the intro and all movement; else nothing moves and the intro is over. @default false */
  moving?: boolean;
}

/**
 * The built site with its sample content, and a browser, as long as they are used. `SITE_URL` names a site
 * that runs already.
 */
export async function withSite(take: (browser: Browser, url: string) => Promise<void>) {
  const running = process.env.SITE_URL;
  const data = running ? undefined : dataFolder();
  const site = data && (await startSite({ DATA_DIR: data.path }));
  const browser = await chromium.launch(chromiumLaunch("shell"));
  try {
    await take(browser, site?.url ?? running ?? "");
  } finally {
    await browser.close();
    await site?.stop();
    data?.remove();
  }
}

/** A page for a visitor who has chosen a theme, and answered about cookies. */
export async function visit(
  browser: Browser,
  { theme, width = 1440, height = 900, moving = false }: Sight,
): Promise<Page> {
  const reducedMotion: BrowserContextOptions["reducedMotion"] = moving ? "no-preference" : "reduce";
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion });
  await page.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    localStorage.setItem("cookie-consent", "rejected");
  }, theme);
  return page;
}

/** Goes to an address and waits until everything of its first screen is there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.locator(".agency-intro").waitFor({ state: "detached" });
  // What plays once.
  await page.waitForTimeout(1_500);
}

const qualities = [76, 70, 62, 54, 46, 38, 30];

/** Writes a WebP file as well as its weight allows, says that weight, and gives it back. */
export async function writeWithin(
  name: string,
  picture: Sharp,
  most: number,
  folder: string,
): Promise<number> {
  for (const quality of qualities) {
    const file = await picture
      .clone()
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length > most) continue;
    writeFileSync(`${folder}${name}.webp`, file);
    console.log(`${name}: ${Math.round(file.length / 1000)} KB`);
    return file.length;
  }
  throw new Error(`${name}: more than ${most / 1000} KB`);
}
