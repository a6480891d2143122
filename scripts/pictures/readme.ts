/**
 * Takes the built site's screenshots for docs/pictures/: `npm run pictures:readme`, or `node
 * scripts/pictures/readme.ts team`.
 */
import { writeFileSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { createDataFolder, startSite } from "../../site/e2e/server.ts";
import { getChromiumOptions } from "../chromium.ts";
import { compress } from "./compress.ts";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;

/** In px. */
const width = 960;

const pictures = {
  "home-ar-light": ["/ar", "light"],
  "home-en-dark": ["/", "dark"],
  "gymestry-ar-dark": ["/ar/gymestry", "dark"],
  "rendre-en-light": ["/rendre", "light"],
  "upflyover-ar-light": ["/ar/upflyover", "light"],
  "team-en-dark": ["/team", "dark"],
  "case-ar-light": ["/ar/case-studies/marsa-lines", "light"],
  "blog-en-light": ["/blog", "light"],
} as const;

async function takeScreenshot(browser: Browser, url: string, theme: string): Promise<Buffer> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    localStorage.setItem("cookie-consent", "rejected");
  }, theme);
  await page.goto(url);
  await page.locator("main h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.locator(".agency-intro").waitFor({ state: "detached" });
  await page.waitForTimeout(1_500);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const [, , ...wanted] = process.argv;
const data = createDataFolder();
const site = await startSite({ DATA_DIR: data.path });
const browser = await chromium.launch(getChromiumOptions("shell"));
try {
  for (const [name, [path, theme]] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const file = await compress(await takeScreenshot(browser, site.url + path, theme), width);
    writeFileSync(`${folder}${name}.webp`, file);
    console.log(`${name}: ${Math.round(file.length / 1000)} KB`);
  }
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}
