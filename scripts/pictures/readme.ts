/**
 * Takes the pictures of the README, docs/pictures/, from the built site with its sample content:
 * `npm run pictures:readme`, or `node scripts/pictures/readme.ts team` for some.
 */
import { statSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import sharp from "sharp";
import { dataFolder, startSite } from "../../site/e2e/server.ts";
import { chromiumLaunch } from "../chromium.ts";

const folder = new URL("../../docs/pictures/", import.meta.url).pathname;
const width = 1440;
const height = 900;
/** Of a picture in the README, in pixels, and its bytes at most. */
const shown = 960;
const most = 60_000;

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

const [, , ...wanted] = process.argv;
const data = dataFolder();
const site = await startSite({ DATA_DIR: data.path });
const browser = await chromium.launch(chromiumLaunch("shell"));
try {
  for (const [name, [path, theme]] of Object.entries(pictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    await page.addInitScript((chosen) => {
      localStorage.setItem("theme", chosen);
      localStorage.setItem("cookie-consent", "rejected");
    }, theme);
    await page.goto(site.url + path);
    await page.locator("main h1").waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    // The intro, and what plays once.
    await page.waitForTimeout(5_000);
    const file = `${folder}${name}.webp`;
    const picture = sharp(await page.screenshot()).resize({ width: shown });
    writeFileSync(file, await picture.webp({ quality: 70, effort: 6 }).toBuffer());
    const { size } = statSync(file);
    console.log(`${name}: ${Math.round(size / 1000)} KB`);
    if (size > most) throw new Error(`${name}: more than ${most / 1000} KB`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}
