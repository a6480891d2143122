/**
 * How busy the built site keeps the main thread while nobody does anything: `pnpm check:rest`, or
 * `pnpm check:rest /about` for some addresses. In both languages, on a desktop and at a phone's width.
 * Ends with 1 where a page is busier than its target.
 */
import { type Browser, chromium } from "playwright";
import { dataFolder, startSite } from "../site/e2e/server.ts";
import { routes } from "../site/src/navigation/routes.ts";
import { chromiumLaunch } from "./chromium.ts";

/** The target: percent of the main thread's time. */
const mostBusy = 4;
/** Until what plays once has played, and how long a page is then watched, in ms. */
const settling = 4000;
const watched = 5000;
/** How often a page that is too busy is watched again. */
const looks = 3;

const screens = [
  { name: "desktop", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: "phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
];

async function busyShare(
  browser: Browser,
  address: string,
  language: string,
  { viewport, deviceScaleFactor }: (typeof screens)[number],
): Promise<number> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  await page.addInitScript((language) => {
    localStorage.setItem("i18nextLng", language);
    localStorage.setItem("cookie-consent", "rejected");
  }, language);
  await page.goto(address);
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(settling);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { busy: metric("TaskDuration"), at: metric("Timestamp") };
  };
  // What is busy once is still loading; at rest is what the page comes to.
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < looks && least > mostBusy; look++) {
    const before = await read();
    await page.waitForTimeout(watched);
    const after = await read();
    least = Math.min(least, (100 * (after.busy - before.busy)) / (after.at - before.at));
  }
  await context.close();
  return least;
}

const wanted = process.argv.slice(2);
const paths = wanted.length
  ? wanted
  : routes.map(({ path }): string => path).filter((path) => !path.includes(":"));
const data = dataFolder();
const site = await startSite({ DATA_DIR: data.path });
const browser = await chromium.launch(chromiumLaunch());
try {
  console.log(
    "Main thread at rest, percent\n\n| page | language | desktop | phone |\n|---|---|---|---|",
  );
  for (const path of paths) {
    for (const language of ["en", "ar"]) {
      const shares: number[] = [];
      for (const screen of screens) {
        shares.push(await busyShare(browser, site.url + path, language, screen));
      }
      const cells = shares.map((share) => share.toFixed(1)).join(" | ");
      console.log(`| ${path} | ${language} | ${cells} |`);
      if (Math.max(...shares) > mostBusy) process.exitCode = 1;
    }
  }
  console.log(`\nTarget: ${mostBusy} at most${process.exitCode ? ": too busy" : ""}.`);
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}
