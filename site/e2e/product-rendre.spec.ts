import {
  disableServerRendering,
  expect,
  type Page,
  test,
  violations,
  waitForHydration,
} from "./test.ts";

const words = {
  en: {
    path: "/rendre",
    season: "Mid-2026",
    left: "in about 220 days",
    now: "Live since mid-2026",
    engine: "Engine, 142 kg. Back on the road in another car, with its full history.",
    place: "Part 24 of 27",
    sorted: "Sorted by material. Each mark is one kilogram.",
    lot: "Lot",
    dismantled: "9,480 kg recovered from 8 of 18 vehicles. 14 collected, 4 on their way.",
    weighed: "5,380 kg weighed, 3 of 18 vehicles.",
    all: /kg in 18 vehicles\. 14 collected, 4 on their way\.$/,
    states: { weighed: /^Weighed/, all: /^All/ },
    byParts: "View parts",
    on: "ArrowRight",
    back: "ArrowLeft",
  },
  ar: {
    path: "/ar/rendre",
    season: "منتصف عام 2026",
    left: "بعد نحو 220 يومًا",
    now: "متاحة منذ \u2068منتصف عام 2026\u2069",
    engine: "المحرّك، 142 كغ. إلى الطريق من جديد في سيارة أخرى، بسجل كامل.",
    place: "القطعة 24 من 27",
    sorted: "القطع مفروزة بحسب المادة، وكل علامة تمثّل كيلوغرامًا.",
    lot: "الدفعة",
    dismantled: "9,480 كغ استُخلصت من 8 مركبات من أصل 18. استُلمت 14، و4 في الطريق.",
    weighed: "5,380 كغ وُزنت، في 3 مركبات من أصل 18.",
    all: /كغ في 18 مركبة\. استُلمت 14، و4 في الطريق\.$/,
    states: { weighed: /^وُزنت/, all: /^الكل/ },
    byParts: "عرض القطع",
    on: "ArrowLeft",
    back: "ArrowRight",
  },
} as const;

const opening = (page: Page) => page.locator("main header").filter({ has: page.locator("h1") });
const parts = (page: Page) => page.locator("#solution");
const yard = (page: Page) => page.locator("#dashboard");

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const lot = (page: Page, id: string) =>
    yard(page).getByRole("radio", { name: new RegExp(`^${t.lot} ${id}`) });

  test(`the launch is a season, counts, and comes by itself, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    // The server's date differs from the mocked one.
    await disableServerRendering(page);
    await page.clock.install({ time: new Date("2025-11-20T06:35:53Z") });
    await setPreferences({ language });
    await open(t.path);
    await expect(opening(page)).toContainText(t.season);
    await expect(opening(page)).toContainText(t.left);
    await expect(page.getByRole("timer").locator('[dir="ltr"]').first()).toHaveText("222");

    await page.clock.pauseAt(new Date("2026-06-30T19:59:59Z"));
    await page.clock.runFor(1000);
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(opening(page)).toContainText(t.now);
    await expect(opening(page)).not.toContainText(t.left);
    expect(problems).toEqual([]);
  });

  test(`the vehicle is gone through by keys, part by part, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open(t.path);
    const slider = parts(page).getByRole("slider");
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveValue("27");
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press(t.back);
    await page.keyboard.press(t.on);
    await expect(slider).toHaveValue("24");
    await expect(slider).toHaveAttribute("aria-valuetext", t.engine);
    await expect(parts(page)).toContainText(t.place);
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("1");
    const weights = await parts(page).locator("h3 > span:first-child").allTextContents();
    expect(weights.map((text) => Number.parseInt(text, 10))).toEqual([712, 79, 259, 130]);
    expect(problems).toEqual([]);
  });

  test(`the yard is filtered, and gone through by keys, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open(t.path);
    const status = yard(page).getByRole("status");
    await expect(status).toHaveText(t.dismantled);
    await expect(lot(page, "2041")).toBeChecked();
    await lot(page, "2041").focus();
    await page.keyboard.press(t.back);
    await expect(lot(page, "2040")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(lot(page, "2034")).toBeChecked();
    await page.keyboard.press(t.on);
    await expect(lot(page, "2035")).toBeChecked();
    await expect(yard(page).getByRole("link", { name: t.byParts })).toHaveCount(0);

    await yard(page).getByRole("radio", { name: t.states.weighed }).check();
    await expect(status).toHaveText(t.weighed);
    await expect(lot(page, "2033")).toBeChecked();
    await expect(lot(page, "2035")).toBeDisabled();
    await yard(page).getByRole("radio", { name: t.states.all }).check();
    await expect(status).toHaveText(t.all);
    await lot(page, "2041").check();
    await yard(page).getByRole("link", { name: t.byParts }).click();
    await expect(page).toHaveURL(/#solution$/);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.describe("with motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test(`scrolling takes the vehicle apart in its place, in ${language}`, async ({
      page,
      setPreferences,
      open,
    }) => {
      await setPreferences({ language });
      await open(t.path);
      const slider = parts(page).getByRole("slider");
      await slider.focus();
      await page.keyboard.press("End");
      for (const _ of [1, 2, 3]) await page.keyboard.press(t.back);
      await expect(slider).toHaveAttribute("aria-valuetext", t.engine);
      await expect(parts(page).getByText(t.place)).toBeInViewport();
      await page.mouse.wheel(0, 300);
      await expect(parts(page).getByText(t.sorted)).toBeInViewport();
      await expect(parts(page).locator("svg").first()).toBeInViewport();
    });
  });
}

test("on a phone the part at the middle of the screen is the one spoken of", async ({
  page,
  setPreferences,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setPreferences();
  await page.goto("/rendre");
  await waitForHydration(page);
  const place = parts(page).getByText(/^Part \d+ of 27$/);
  const drawing = parts(page).locator("svg").first();
  const goTo = (share: number) =>
    drawing.evaluate((svg, share) => {
      const { top, height } = svg.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height * share - innerHeight / 2, behavior: "instant" });
    }, share);
  await goTo(0.3);
  await expect(place).toBeInViewport();
  const before = await place.textContent();
  await goTo(0.8);
  await expect(place).not.toHaveText(before ?? "");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what becomes of a vehicle", async ({ page }) => {
    await page.goto("/rendre");
    await expect(opening(page)).toContainText("One saloon, 1,180 kg.");
    await expect(parts(page).getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(parts(page).getByRole("listitem")).toHaveCount(24);
    await expect(yard(page)).toContainText(words.en.dismantled);
  });
});
