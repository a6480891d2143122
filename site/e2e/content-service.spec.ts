import {
  delayResponses,
  expect,
  failQueries,
  type Page,
  restoreQueries,
  test,
  waitForHydration,
} from "./test.ts";

const questions = /\/content\/.*\/data\/query/;

const samples = [
  { path: "/blog/kashida-is-not-letter-spacing", list: "/blog" },
  { path: "/case-studies/dune-and-dial", list: "/case-studies" },
  { path: "/careers/vacancy-copywriter-english-arabic", list: "/careers" },
];

for (const { path } of samples) {
  test(`${path} says so when the content service is down, and comes on a retry`, async ({
    page,
    setPreferences,
  }) => {
    await setPreferences({ language: "ar" });
    await failQueries(page);
    await page.goto(path);
    const heading = page.locator("h1");
    await expect(heading).toHaveText("تعذّر فتح الصفحة");
    await expect(page).toHaveTitle(/تعذّر فتح الصفحة/);
    await restoreQueries(page);

    const release = await delayResponses(page);
    await page.getByRole("button", { name: "إعادة المحاولة" }).click();
    await expect(page.getByRole("main").getByRole("button", { name: "جارٍ التحميل" })).toBeFocused();
    release();
    await expect(heading).not.toHaveText("تعذّر فتح الصفحة");
    await expect(heading).toBeFocused();
    await expect(page).not.toHaveTitle(/تعذّر فتح الصفحة/);
  });
}

test("what failed ahead of a click is asked for again by the click", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/about");
  await failQueries(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Blog" });
  const failed = page.waitForResponse(questions);
  await link.hover();
  await failed;
  await restoreQueries(page);
  await link.click();
  await expect(page.locator("#posts").getByRole("link").first()).toBeVisible();
});

for (const [intent, near] of [
  ["the pointer", (page: Page, name: string) => linkTo(page, name).hover()],
  ["the focus", (page: Page, name: string) => linkTo(page, name).focus()],
  ["a touch", (page: Page, name: string) => linkTo(page, name).dispatchEvent("touchstart")],
] as const) {
  test(`${intent} on a link loads code, words and data of its page ahead`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/about");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
    await near(page, "Careers");
    for (const needed of [questions, /\/assets\/.*\.js/, /\/locales\/en\/careers\.json/])
      await expect.poll(() => asked.some((url) => needed.test(url))).toBe(true);
    await page.waitForLoadState("networkidle");

    asked.length = 0;
    await linkTo(page, "Careers").click();
    await expect(page.locator("#positions").getByRole("link").first()).toBeVisible();
    // Fonts load on first use, the favicon at any time.
    expect(asked.filter((url) => !/\.woff2|favicon/.test(url))).toEqual([]);
  });
}

const linkTo = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });

for (const { path, list } of samples) {
  test(`${path} changes language and theme where it is, and keeps its place`, async ({
    page,
    setPreferences,
  }) => {
    await setPreferences();
    await page.goto(path);
    await waitForHydration(page);
    const english = await page.locator("h1").textContent();
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await expect(page.locator("body")).toHaveClass(/light-theme/);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).dispatchEvent("click");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("body")).toHaveClass(/light-theme/);
    await expect(page.locator("h1")).not.toHaveText(english ?? "");
    await expect(page).toHaveTitle(/بين/);
    expect(new URL(page.url()).pathname).toBe(`/ar${path}`);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole("main").locator(`a[href$="/ar${list}"]`).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  });
}
