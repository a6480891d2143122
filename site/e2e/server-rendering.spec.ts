import { addresses, caseStudyPaths, toArabicPath } from "./addresses.ts";
import { createDataFolder, startSite } from "./server.ts";
import { expect, test, violations, waitForHydration } from "./test.ts";
import { getText, textWithoutScript, visitors } from "./visibleText.ts";

const paths = [
  // Depends on the time of day.
  ...caseStudyPaths.filter((path) => !addresses.includes(path) && !path.endsWith("/marsa-lines")),
  "/blog?q=arabic",
  "/blog?page=2",
  "/case-studies?industry=Energy",
];

for (const [language, zone, theme] of visitors) {
  test.describe(language, () => {
    test.use({ timezoneId: zone });

    for (const path of paths.map((path) => (language === "ar" ? toArabicPath(path) : path))) {
      test(`${path} says the same without a script, and comes alive without a difference`, async ({
        browser,
        site,
        page,
        setPreferences,
        problems,
      }) => {
        const text = await textWithoutScript(browser, site.url, path, language);
        await setPreferences({ theme });
        await page.goto(path);
        await waitForHydration(page);
        await expect.poll(() => getText(page)).toBe(text);
        expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
      });
    }
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("links, filters and the search lead on, and nothing is hidden", async ({ page }) => {
    await page.goto("/ar/blog");
    await page.getByRole("main").getByRole("link", { name: "التقنية" }).first().click();
    await expect(page).toHaveURL(/\/ar\/blog\?category=/);
    await expect(page.locator("#posts li").first()).toBeVisible();
    await page.goto("/blog?q=arabic");
    await expect(page.locator("#posts li").first()).toBeVisible();
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

for (const path of ["/", "/ar/contact", "/careers", "/ar/gymestry"]) {
  // axe needs JavaScript, so only the site's is blocked.
  test(`${path} is accessible before its script has come`, async ({ page, setPreferences }) => {
    await setPreferences();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("a language prefix is the choice; without one the order of detection decides, once", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ language: "ar" });
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.goto("/blog?q=arabic#posts");
  await waitForHydration(page);
  expect(page.url()).toMatch(/\/ar\/blog\?q=arabic#posts$/);
  expect(opened).toEqual(["/blog", "/ar/blog"]);

  await page.goto("/ar/about?lng=en");
  await waitForHydration(page);
  expect(page.url()).toMatch(/\/ar\/about$/);
});

test("what is chosen last holds against an older cookie", async ({
  page,
  setPreferences,
  context,
  site,
}) => {
  await context.addCookies([{ name: "i18next", value: "ar", url: site.url }]);
  await setPreferences();
  await page.goto("/about");
  await waitForHydration(page);
  expect(page.url()).toMatch(/\/ar\/about$/);
  await page.getByRole("contentinfo").getByText("English").click();
  await expect(page).toHaveURL(/^[^?]*:\d+\/about$/);
  await page.reload();
  await waitForHydration(page);
  expect(page.url()).toMatch(/:\d+\/about$/);
});

test("the intro plays on the first load of a visit alone, and holds the page until then", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ intro: true });
  // A busy test would be too late.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const root = document.querySelector<HTMLElement>("#root");
      const intro = document.querySelector(".agency-intro");
      const isShown = intro !== null && getComputedStyle(intro).display !== "none";
      const visibility = root && getComputedStyle(root).visibility;
      Object.assign(window, { begun: { isShown, visibility, inert: root?.inert } });
    }),
  );
  await page.goto("/about#offices");
  expect(await page.evaluate(() => (window as unknown as { begun: unknown }).begun)).toEqual({
    isShown: true,
    visibility: "hidden",
    inert: true,
  });
  await waitForHydration(page);
  const root = page.locator("#root");
  expect(await root.evaluate((element: HTMLElement) => element.inert)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);

  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".agency-intro")).toHaveCount(0);
});

test("behind the intro the page waits for its Arabic font, though a stand-in is missing", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ language: "ar", intro: true });
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/readex-pro-arabic-full[^/]*\.woff2/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/ar", { waitUntil: "commit" });
  const root = page.locator("#root");
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family === "InstrumentSans" && status === "loaded",
    ),
  );
  await page.waitForTimeout(6_000);
  await expect(root).toHaveCSS("visibility", "hidden");
  come();
  await expect(root).toHaveCSS("visibility", "visible");
});

test("an address that has too many pages made gets kept ones, and empty ones that no cache keeps", async () => {
  const data = createDataFolder();
  const site = await startSite({ DATA_DIR: data.path, REQUEST_RATE: "1" });
  const ask = async (path: string) => {
    const answer = await fetch(site.url + path);
    const isRendered = (await answer.text()).includes("</h1>");
    return [answer.status, isRendered, answer.headers.get("cache-control") === "no-store"];
  };
  const rendered = [200, true, false];
  // Failed renders use up the rate limit too. It refills within half a minute.
  await expect.poll(() => ask("/"), { timeout: 120_000 }).toEqual(rendered);
  expect(await ask("/team")).toEqual([429, false, true]);
  expect(await ask("/")).toEqual(rendered);
  await site.stop();
  data.remove();
});
