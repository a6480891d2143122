import { disableServerRendering, expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const bar = ".agency-intro [role=progressbar]";

const root = "#root";

test("the intro advances every 100 ms, waits 0.5 s, fades 0.5 s; nothing of the site shows before", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ intro: true });
  await page.addInitScript(() => {
    Math.random = () => 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/");
  const isHeld = async () => {
    await expect(page.locator(root)).toHaveCSS("visibility", "hidden");
    expect(await page.locator(root).evaluate((element: HTMLElement) => element.inert)).toBe(true);
  };

  await expect(page.locator(".agency-intro")).toBeVisible();
  await expect(
    page.locator(".agency-intro").getByText("Creating Digital Excellence..."),
  ).toBeVisible();
  await expect(page.locator(bar)).toHaveAttribute("aria-valuenow", "0");

  for (const value of [15, 30, 45, 60, 75, 90, 100]) {
    await page.clock.runFor(99);
    await expect(page.locator(bar)).not.toHaveAttribute("aria-valuenow", String(value));
    await page.clock.runFor(1);
    await expect(page.locator(bar)).toHaveAttribute("aria-valuenow", String(value));
    await isHeld();
  }

  await page.waitForLoadState("networkidle");
  await page.clock.runFor(499);
  await expect(page.locator(".agency-intro")).toHaveAttribute("data-state", "loading");
  await page.clock.runFor(1);
  await expect(page.locator(".agency-intro")).toHaveAttribute("data-state", "leaving");
  await page.clock.runFor(499);
  await isHeld();
  await page.clock.runFor(1);
  await expect(page.locator(".agency-intro")).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without a script there is no intro", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator(".agency-intro")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("the application is imported after the first paint", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ intro: true });
  await open("/");
  const order = await page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => entry.name.endsWith(".js"))
      .map((entry) => entry.startTime);
    return { paint, first: Math.min(...scripts) };
  });
  expect(order.first).toBeGreaterThan(order.paint);
});

test("a missing root is an error that says what to do", async ({
  page,
  setPreferences,
  problems,
}) => {
  await setPreferences({ intro: true });
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<div id="root">', "<div>");
    await route.fulfill({ response, body: html });
  });
  await page.goto("/");
  await expect
    .poll(() => problems.join("\n"))
    .toContain(
      'Root element not found. Make sure there is an element with id="root" in your HTML.',
    );
});

test("an application that cannot be loaded leaves a page that the server rendered whole", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ intro: true, language: "ar" });
  await page.route(/assets\/main-.*\.js/, (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").locator('a[href$="/careers"]').click();
  await expect(page).toHaveURL(/\/ar\/careers$/);
});

test("where the server renders nothing, the intro stays with a way to try again", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ intro: true, language: "ar" });
  await disableServerRendering(page);
  await page.route(/assets\/main-.*\.js/, (route) => route.abort());
  await page.goto("/ar");
  await expect(page.getByRole("alert")).toContainText("تعذّر تحميل هذه الصفحة");
  await page.unroute(/assets\/main-.*\.js/);
  await page.getByRole("link", { name: "إعادة المحاولة" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
