import { routes } from "../src/navigation/routes.ts";
import { expect, type Page, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** In ms: 60 animated frames. */
const watched = 1000;

const countFrames = (page: Page) =>
  page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    Object.assign(window, { frameCount: 0 });
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        (window as unknown as { frameCount: number }).frameCount += 1;
        callback(now);
      });
  });

const framesNow = (page: Page) =>
  page.evaluate(async (time) => {
    const count = () => (window as unknown as { frameCount: number }).frameCount;
    const before = count();
    await new Promise((resolve) => setTimeout(resolve, time));
    return count() - before;
  }, watched);

const pages = routes.filter(({ path }) => !path.includes(":")).map(({ path }) => path);

for (const [at, path] of ["/", ...pages].entries()) {
  const language = at % 2 === 0 ? "en" : "ar";
  test(`${path} in ${language} draws no frame of its own once it is there`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await countFrames(page);
    await setPreferences({ language });
    await open(path);
    await expect.poll(() => framesNow(page)).toBe(0);
  });
}

const animationsNow = (page: Page) =>
  page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))]);

test("behind an intro a page is hidden and nothing of it plays, until it is shown", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  await page.evaluate(() => document.documentElement.setAttribute("data-intro", ""));
  await page
    .locator('header a[href$="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const artwork = page.locator("main canvas[data-state]").first();
  await expect(artwork).toHaveAttribute("data-state", "waiting");
  await expect(page.locator("main h1")).toBeHidden();
  await expect.poll(() => animationsNow(page)).toEqual(["paused"]);

  await page.evaluate(() => document.documentElement.removeAttribute("data-intro"));
  await expect(page.locator("main h1")).toBeVisible();
  await expect(artwork).toHaveAttribute("data-state", "drawn");
  await expect.poll(() => animationsNow(page)).not.toContain("paused");
});
