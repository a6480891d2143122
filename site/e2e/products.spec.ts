import { formatDay, sampleDate } from "./dates.ts";
import { createContentClient } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import {
  disableServerRendering,
  expect,
  failQueries,
  type Page,
  restoreQueries,
  test,
  violations,
  waitForHydration,
} from "./test.ts";

const products = ["rendre", "upflyover", "gymestry"] as const;

const editor = (site: SiteProcess) => createContentClient(site, "production");

const main = (page: Page) => page.getByRole("main");
const opening = (page: Page) =>
  main(page)
    .locator("header")
    .filter({ has: page.locator("h1") });
const units = (page: Page) => page.getByRole("timer").locator('[dir="ltr"]');

const words = {
  en: {
    before: "Opens 1 January 2026, in the UAE first",
    after: "Live in the UAE since 1 January 2026",
    next: "Next launch: Oman, ",
    sample: "Sample place and date.",
    afterNext: "Gym management software, live in the UAE. In Oman since ",
    joinNext: "Join the waitlist for Oman",
    join: "Join the waitlist",
    start: "Set up your gym",
    announce: "Gymestry is now live.",
    listOpen: "Join the waitlist.",
    news: "Gymestry news by email.",
  },
  ar: {
    before: "الإطلاق: \u20681 يناير 2026\u2069، في دولة الإمارات أولًا",
    after: "متاحة في دولة الإمارات منذ \u20681 يناير 2026\u2069",
    next: "الإطلاق المقبل في سلطنة عُمان: ",
    sample: "المكان والموعد توضيحيان.",
    afterNext: "متاحة في دولة الإمارات، وفي سلطنة عُمان منذ ",
    joinNext: "قائمة الانتظار في سلطنة عُمان",
    join: "الانضمام إلى قائمة الانتظار",
    start: "تسجيل صالتك",
    announce: "منصة \u2066Gymestry\u2069 متاحة الآن.",
    listOpen: "الانضمام إلى قائمة الانتظار.",
    news: "أخبار منصة \u2066Gymestry\u2069 في بريدك.",
  },
} as const;

for (const language of ["en", "ar"] as const) {
  const t = words[language];

  test(`the countdown runs, and switches at the moment, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    // The server's date differs from the mocked one.
    await disableServerRendering(page);
    await page.clock.install({ time: new Date("2025-12-31T19:00:00Z") });
    await setPreferences({ language });
    await open("/gymestry");
    await expect(opening(page)).toContainText(t.before);
    await expect(opening(page).getByRole("link", { name: t.join })).toHaveAttribute(
      "href",
      /#waitlist$/,
    );
    await expect(main(page).getByRole("heading", { name: t.listOpen })).toBeVisible();

    await page.clock.pauseAt(new Date("2025-12-31T19:59:59Z"));
    await expect(units(page)).toHaveText(["0", "00", "00", "01"]);
    await expect(main(page).getByText(t.announce)).toHaveCount(0);

    await page.clock.runFor(1000);
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(opening(page)).toContainText(t.after);
    await expect(main(page).getByRole("status").filter({ hasText: t.announce })).toHaveCount(1);
    await expect(opening(page).getByRole("link", { name: t.start })).toHaveAttribute(
      "href",
      /\/contact\?service=products&product=gymestry&about=setup$/,
    );
    await expect(main(page).getByRole("heading", { name: t.news })).toBeVisible();
    await expect(page.locator("h1")).toHaveText("Gymestry");
    await expect(page.locator("h1")).toHaveAttribute("lang", "en");
    expect(problems).toEqual([]);
  });

  test(`after the launch the page counts to the one in the next place, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open("/gymestry");
    for (const text of [t.next, t.sample]) await expect(opening(page)).toContainText(text);
    await expect(units(page)).toHaveCount(4);
    await expect(units(page).first()).toHaveText(/^(8\d|90)$/);
    await expect(main(page).getByText(t.announce)).toHaveCount(0);
    const links = opening(page).getByRole("link");
    await expect(links.nth(0)).toHaveText(t.start);
    await expect(links.nth(1)).toHaveText(t.joinNext);
    await expect(links.nth(1)).toHaveAttribute("href", /#waitlist$/);

    await disableServerRendering(page);
    await page.clock.install({ time: new Date(`${sampleDate("2027-02-14")}T19:00:00Z`) });
    await open("/gymestry");
    await page.clock.pauseAt(new Date(`${sampleDate("2027-02-14")}T19:59:59Z`));
    await expect(units(page)).toHaveText(["0", "00", "00", "01"]);
    await page.clock.runFor(1000);
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(opening(page)).toContainText(t.afterNext);
    await expect(links.first()).toHaveText(t.start);
    await expect(links.filter({ hasText: t.joinNext })).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test("a launch without a day is told as it is worded", async ({ page, setPreferences, open }) => {
  await disableServerRendering(page);
  await page.clock.install({ time: new Date("2026-06-30T19:00:00Z") });
  await setPreferences({ language: "ar" });
  await open("/rendre");
  await expect(opening(page)).toContainText("منتصف عام 2026");
  await expect(units(page)).toHaveCount(4);
});

/** The page cache may serve a stale copy once. */
async function untilChanged(address: string, edit: () => Promise<unknown>): Promise<void> {
  const text = async () => (await fetch(address)).text();
  const before = await text();
  await edit();
  await expect.poll(text).not.toBe(before);
}

test("the next launch is told with its day", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/gymestry");
  const day = formatDay(sampleDate("2027-02-15"));
  await expect(opening(page)).toContainText(`${words.en.next}${day}. ${words.en.sample}`);
});

test("an editor moves a launch, brings it forward, and takes its date", async ({
  page,
  setPreferences,
  own,
}) => {
  test.slow();
  await setPreferences();
  const change = async (set: Record<string, unknown>, unset: string[] = []) => {
    const patch = editor(own).patch("product-gymestry").set(set).unset(unset);
    await untilChanged(`${own.url}/gymestry`, () => patch.commit());
    await page.goto(`${own.url}/gymestry`);
    await waitForHydration(page);
  };
  await change({}, ["nextLaunchAt", "nextPlace"]);
  await expect(opening(page)).toContainText(words.en.after);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(main(page).getByText(words.en.announce)).toHaveCount(0);

  const launchAt = new Date(Date.now() + 90 * 86_400_000).toISOString();
  await change({ launchAt });
  await expect(units(page)).toHaveCount(4);
  await expect(units(page).first()).toHaveText(/^(89|90)$/);
  await expect(opening(page)).toContainText("Opens ");

  await change({ state: "launched" });
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(opening(page)).not.toContainText("since");
  await expect(opening(page).getByRole("link", { name: "Set up your gym" })).toBeVisible();

  await change({ state: "upcoming" }, ["launchAt"]);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(page.locator("h1")).toHaveText("Gymestry");
  await expect(opening(page).getByRole("link", { name: "Join the waitlist" })).toBeVisible();
});

test("places fill as the editor says, up to all of them", async ({ page, setPreferences, own }) => {
  test.slow();
  await setPreferences();
  const change = async (taken: number | null, path = "/upflyover") => {
    const upflyover = editor(own).patch("product-upflyover");
    const patch =
      taken === null ? upflyover.unset(["places"]) : upflyover.set({ "places.taken": taken });
    await untilChanged(`${own.url}${path}`, () => patch.commit());
    await page.goto(`${own.url}${path}`);
    await waitForHydration(page);
  };
  const pricing = main(page).locator("#pricing");
  const claims = main(page).getByRole("link", { name: "Claim your free year" });
  await change(1);
  await expect(opening(page)).toContainText("999 of 1,000 free places left");
  await expect(opening(page)).toContainText("1 company has joined.");
  await expect(claims).toHaveCount(3);
  await expect(pricing.getByRole("img", { name: "1 of 1,000 places is taken" })).toBeVisible();
  await expect(pricing).toContainText("1 has joined");
  await expect(pricing).toContainText("Sample figures: these companies are fictional.");
  await change(1000);
  await expect(opening(page)).toContainText("Sell in the morning");
  await expect(opening(page)).not.toContainText("free places left");
  await expect(claims).toHaveCount(0);
  await expect(opening(page).getByRole("link", { name: "Ask about UpFlyover" })).toBeVisible();
  await expect(pricing).toContainText("Every place is taken.");
  await expect(pricing.getByRole("table")).toBeVisible();
  await expect(pricing.getByRole("row")).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await change(998, "/ar/upflyover");
  await expect(opening(page)).toContainText("مكانان مجانيان متبقيان من أصل 1,000");
  await change(null, "/ar/upflyover");
  await expect(page.locator("h1")).toHaveText("UpFlyover");
  await expect(opening(page)).toContainText("متاحة في دولة الإمارات");
  await expect(opening(page)).not.toContainText("من أصل");
});

for (const [language, watch, next, second] of [
  ["en", "Watch the demo", "Next step", "Step 2 of 5"],
  ["ar", "مشاهدة العرض التوضيحي", "الخطوة التالية", "الخطوة 2 من 5"],
] as const) {
  test(`the demo opens by keyboard, has an address, and closes by Escape and Back in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open("/gymestry");
    const link = main(page).getByRole("link", { name: watch });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#demo$/);
    await dialog.getByRole("button", { name: next }).click();
    await expect(dialog.getByText(second).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/gymestry$/);
    await expect(link).toBeFocused();

    await link.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();

    await open("/#");
    await open("/gymestry#demo");
    await expect(dialog).toBeVisible();
    expect(problems).toEqual([]);
  });
}

for (const product of products) {
  test(`/${product} works with the content service down, and comes back`, async ({
    page,
    setPreferences,
  }) => {
    await setPreferences();
    await failQueries(page);
    await page.goto(`/${product}`);
    const again = main(page).getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(main(page).locator("form")).toHaveCount(1);
    await expect(opening(page)).not.toContainText(/Live|Opens|Launch/);
    await expect(opening(page).getByRole("link", { name: /^Ask about / })).toHaveAttribute(
      "href",
      `/contact?service=products&product=${product}&about=question`,
    );
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(
      main(page).getByRole("link", { name: /waitlist|Set up your gym|account/ }),
    ).toHaveCount(0);
    await restoreQueries(page);
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(opening(page)).toContainText(/Live|Next launch/);
  });

  test(`/${product} keeps the agency's accent outside of it, and leads to the others`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open(`/${product}`);
    const getAccent = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) =>
          getComputedStyle(node).getPropertyValue("--agency-color-accent").trim(),
        );
    expect(await getAccent("main section")).not.toBe(await getAccent("html"));
    expect(await getAccent("footer")).toBe(await getAccent("html"));
    for (const other of products.filter((one) => one !== product)) {
      await expect(main(page).locator(`a[href$="/${other}"]`)).toHaveCount(1);
    }
    const about = `a[href*="/contact?service=products&product=${product}&about="]`;
    await expect(main(page).locator(about)).not.toHaveCount(0);
    await expect(main(page).locator('a[href$="/contact?service=products"]')).toHaveCount(0);
  });
}
