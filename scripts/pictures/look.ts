/**
 * Takes the pictures of docs/look.md, docs/pictures/look/: a page as it was drawn on the left, as it is
 * built on the right. The drawings are no part of the repository, their folder is named:
 * `npm run pictures:look -- <folder>`, or `node scripts/pictures/look.ts <folder> home case-list` for those
 * whose names begin so.
 */
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { unrendered } from "../../site/e2e/test.ts";
import { type Pair, type Part, pairs } from "./look/pairs.ts";
import { open, picturesFolder, visit, withSite, writeWithin } from "./pages.ts";

const folder = `${picturesFolder}look/`;
/** Of one half and of the space between them, in pixels. */
const half = 496;
const gap = 8;
/** Bytes of a picture, and of all together, at most. */
const most = 45_000;
const mostTogether = 2_000_000;

/** What moves, or comes after something was done, has come to rest then; in ms. */
const settled = 600;

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Of a window, as such windows are. */
function heightOf(width: number): number {
  if (width < 500) return 844;
  return width > 2000 ? 1300 : 900;
}

const repository = new URL("../../", import.meta.url).pathname;

/** A part of a picture, in a width. */
async function cut(file: Buffer | string, part: Part | undefined, width: number) {
  const picture = sharp(file);
  if (part) {
    const [left, top, width, height] = part;
    picture.extract({ left, top, width, height });
  }
  return sharp(await picture.png().toBuffer())
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Goes through the whole page, so that what comes with the visitor is there. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}

/** What the window shows, scrolled by a share of the way. */
async function scrolled(page: Page, way: number): Promise<Clip> {
  await page.evaluate((way) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) * way, behavior: "instant" });
  }, way);
  await page.waitForTimeout(settled);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return { x: 0, y: 0, width, height };
}

/** Where on the whole page the part is. */
async function placeOf(page: Page, { at = 0, above = 0, element }: Pair): Promise<Clip> {
  const y = await page.evaluate(() => scrollY);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  if (typeof at === "number") return { x: 0, y: at, width, height: height - at };
  const box = await page.locator(at).first().boundingBox();
  if (!box) throw new Error(`nothing at ${at}`);
  const top = Math.max(0, Math.round(box.y + y - above));
  return element
    ? {
        x: Math.max(0, box.x - above),
        y: top,
        width: box.width + 2 * above,
        height: box.height + 2 * above,
      }
    : { x: 0, y: top, width, height: height - top };
}

/** The page as a visitor sees it, `share` being the drawn part's height for its width. */
async function taken(browser: Browser, url: string, pair: Pair, share: number): Promise<Buffer> {
  const { path = "/", theme = "dark", width = 1440 } = pair;
  const page = await visit(browser, { theme, width, height: pair.height ?? heightOf(width) });
  if (pair.moment) {
    // The server has another day than this browser.
    await unrendered(page);
    await page.clock.setFixedTime(new Date(pair.moment));
  }
  await open(page, url + path);
  await goThrough(page);
  await pair.state?.(page);
  await page.waitForTimeout(settled);
  const clip = pair.way === undefined ? await placeOf(page, pair) : await scrolled(page, pair.way);
  const most = pair.tall ?? Math.round(clip.width * share);
  const height = pair.element ? clip.height : Math.min(clip.height, most);
  const picture = await page.screenshot({
    fullPage: pair.way === undefined,
    clip: { ...clip, height },
  });
  await page.close();
  return picture;
}

/** What stands on the right. */
async function built(browser: Browser, url: string, pair: Pair, share: number) {
  if (pair.sharing) {
    const answer = await fetch(`${url}/sharing/${pair.sharing}.png`);
    if (!answer.ok) throw new Error(`${pair.sharing}: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }
  return pair.file ? readFileSync(repository + pair.file) : taken(browser, url, pair, share);
}

async function write(browser: Browser, url: string, drawings: string, name: string, pair: Pair) {
  const width = pair.half ?? half;
  const left = await cut(`${drawings}/${pair.drawn}.png`, pair.part, width);
  const share = left.info.height / left.info.width;
  const right = await cut(await built(browser, url, pair, share), pair.filePart, width);
  const height = Math.max(left.info.height, right.info.height);
  const ground = { r: 128, g: 128, b: 128 };
  const both = sharp({
    create: { width: 2 * width + gap, height, channels: 3, background: ground },
  }).composite([
    { input: left.data, left: 0, top: 0 },
    { input: right.data, left: width + gap, top: 0 },
  ]);
  return writeWithin(name, sharp(await both.png().toBuffer()), most, folder);
}

const [, , drawings, ...wanted] = process.argv;
if (!drawings) throw new Error("The folder of the drawings is missing.");
mkdirSync(folder, { recursive: true });
const failed: string[] = [];
await withSite(async (browser, url) => {
  for (const [name, pair] of Object.entries(pairs)) {
    if (wanted.length > 0 && !wanted.some((one) => name.startsWith(one))) continue;
    try {
      await write(browser, url, drawings, name, pair);
    } catch (error) {
      failed.push(`${name}: ${String(error).split("\n")[0]}`);
    }
  }
});
const together = readdirSync(folder).reduce((sum, file) => sum + statSync(folder + file).size, 0);
console.log(`All together: ${Math.round(together / 1000)} KB`);
if (together > mostTogether) failed.push(`more than ${mostTogether / 1_000_000} MB`);
if (failed.length > 0) throw new Error(failed.join("\n"));
