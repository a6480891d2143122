import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommand } from "vitest/node";
import { pool } from "workerpool";
import type { Frame, IsAlike } from "./likeness.ts";
import { cropBackground, decode, encode, getDifference, type Picture } from "./picture.ts";

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** Until two screenshots are equal, 100 ms apart. */
const tries = 30;

/** In ms. Busy machines need seconds. */
const screenshotTimeout = 15_000;

/**
 * By CDP: Playwright compresses slowly. A page that is not composited must be brought to the front
 * to respond.
 */
async function takeScreenshot(page: Page, frame: Frame): Promise<Buffer> {
  const shot = capture(page, frame);
  const first = await Promise.race([shot, pause(screenshotTimeout, undefined, { ref: false })]);
  if (first) return first;
  console.warn(
    `No picture within ${screenshotTimeout / 1000} s: the page is brought to the front.`,
  );
  sessions.delete(page);
  await page.bringToFront();
  return Promise.race([shot, capture(page, frame)]);
}

async function capture(page: Page, { width, height }: Frame): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, "base64");
}

/** Threads: megabytes of pixels would burden Vite's garbage collector. */
const likeness = pool(join(import.meta.dirname, "likeness.ts"), {
  workerType: "thread",
  maxWorkers: 2,
});

/** Otherwise the workers keep the process alive. */
export async function closeComparison(): Promise<void> {
  await likeness.terminate();
}

/**
 * Compares with the story's `__screenshots__/<name>.webp`. `-u` writes missing and changed ones, a
 * local run missing ones, CI (`CI=true`) none.
 *
 * @throws Error with the difference and the actual picture's path
 */
export const matchScreenshot: BrowserCommand<[name: string, frame: Frame]> = async (
  { page, project, testPath },
  name,
  frame,
) => {
  if (!testPath) throw new Error("Only a test has a picture");
  const file = join(dirname(testPath), "__screenshots__", `${name}.webp`);
  const update = project.serializedConfig.snapshotOptions.updateSnapshot;
  const isKnown = existsSync(file);
  const isAlike = async (png: Buffer) =>
    isKnown && (await likeness.exec<IsAlike>("isAlike", [png, file, frame]));

  let shot = await takeScreenshot(page, frame);
  if (await isAlike(shot)) return;
  for (let left = tries; ; left--) {
    await pause(100);
    const next = await takeScreenshot(page, frame);
    if (next.equals(shot)) break;
    if (left === 0) throw new Error(`${name}: the picture does not come to rest`);
    shot = next;
    if (await isAlike(shot)) return;
  }
  const actual = cropBackground(await decode(shot), frame.direction, frame.bottom);
  if (update === "all" || (update === "new" && !isKnown)) return write(file, actual);
  const difference = isKnown
    ? getDifference(await decode(await readFile(file)), actual)
    : { message: "there is no reference picture" };
  const { root } = project.config;
  const folder = join(project.config.attachmentsDir, relative(root, dirname(testPath)));
  await write(join(folder, `${name}-actual.webp`), actual);
  if (difference?.diff) await write(join(folder, `${name}-diff.webp`), difference.diff);
  throw new Error(
    `${relative(root, file)}: ${difference?.message}; look into ${relative(root, folder)}/${name}-*.webp`,
  );
};

export const forceColors: BrowserCommand<[forcedColors: "active" | "none"]> = (
  { page },
  forcedColors,
) => page.emulateMedia({ forcedColors });

async function write(file: string, picture: Picture) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encode(picture));
}

declare module "vitest/browser" {
  interface BrowserCommands {
    matchScreenshot: (name: string, frame: Frame) => Promise<void>;
    forceColors: (forcedColors: "active" | "none") => Promise<void>;
  }
}
