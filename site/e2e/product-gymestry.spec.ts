import {
  expect,
  getLayoutShifts,
  type Page,
  recordLayoutShifts,
  test,
  violations,
} from "./test.ts";

const main = (page: Page) => page.getByRole("main");
const model = (page: Page) => main(page).locator("#book");

const words = {
  en: {
    day: /128 members inside at 17:30/,
    hours: ["Access", "Members", "Payments", "Staff", "Classes", "Reports"],
    fullest: "182 inside",
    place: (place: number) => `Spot ${place}`,
    taken: "Spot 12, taken",
    walk: /^Spot 14 chosen\. \d+ metres from the door$/,
    book: "Book spot 11",
    booked: "Spot 11 booked. Strength basics, 18:00",
    count: "10 of 14 taken",
    reformer: /Reformer/,
    waiting: "3 on the waitlist",
    join: "Join the waitlist",
    joined: "4 on the waitlist",
    on: "ArrowRight",
    back: "ArrowLeft",
  },
  ar: {
    day: /\u2066128\u2069 عند الساعة \u20685:30 مساءً\u2069/,
    hours: ["الدخول", "الأعضاء", "المدفوعات", "الموظفون", "الحصص", "التقارير"],
    fullest: "182 عضوًا في الداخل",
    place: (place: number) => `المكان ${place}`,
    taken: "المكان 12، محجوز",
    walk: /^المكان المختار: 14\. المسافة من الباب: \d+ (أمتار|مترًا)$/,
    book: "حجز المكان 11",
    booked: "المكان 11 محجوز لك. أساسيات القوة، \u20686:00 م\u2069",
    count: "المحجوز: 10 من 14",
    reformer: /ريفورمر/,
    waiting: "3 أعضاء في قائمة الانتظار",
    join: "الانضمام إلى قائمة الانتظار",
    joined: "4 أعضاء في قائمة الانتظار",
    on: "ArrowLeft",
    back: "ArrowRight",
  },
} as const;

for (const language of ["en", "ar"] as const) {
  const t = words[language];

  test(`one day is told in the opening and by its hours, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open("/gymestry");
    await expect(main(page).getByRole("img", { name: t.day })).toBeVisible();
    const hours = main(page).locator("#features").getByRole("listitem");
    await expect(hours.getByRole("heading")).toHaveText([...t.hours]);
    await expect(hours.nth(4)).toContainText(t.fullest);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test(`a place is chosen past taken ones, booked, and waited for, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open("/gymestry");
    const place = (number: number) =>
      model(page).getByRole("radio", { name: t.place(number), exact: true });
    const status = model(page).getByRole("status");
    await place(10).focus();
    await page.keyboard.press(t.on);
    await expect(place(11)).toBeChecked();
    await page.keyboard.press(t.on);
    await expect(place(14)).toBeFocused();
    await expect(status).toHaveText(t.walk);
    await expect(model(page).getByRole("radio", { name: t.taken })).toBeDisabled();
    await page.keyboard.press(t.back);
    await expect(place(11)).toBeChecked();

    await page.keyboard.press("Tab");
    await expect(model(page).getByRole("button", { name: t.book })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(t.booked);
    await expect(model(page).getByText(t.count)).toBeVisible();

    await model(page).getByRole("radio", { name: t.reformer }).click();
    await expect(status).toContainText(t.waiting);
    await model(page).getByRole("button", { name: t.join }).click();
    await expect(status).toHaveText(t.joined);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("the demo shows the same evening", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/gymestry#demo");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Next step" }).click();
  const evening = dialog.getByRole("listitem");
  await expect(evening.filter({ hasText: "Reformer, level 2" })).toContainText("3 on the waitlist");
  await expect(evening.filter({ hasText: "Strength basics" })).toContainText("10 of 14");
  await expect(evening.filter({ hasText: "Mobility" })).toContainText("13 spots free");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the evening is told, and nothing is offered that only a script can do", async ({
    page,
  }) => {
    await page.goto("/gymestry");
    await expect(model(page).getByText("Strength basics").first()).toBeVisible();
    await expect(model(page).getByText("9 of 14 taken")).toBeVisible();
    await expect(model(page).getByRole("button")).toHaveCount(0);
    await expect(model(page).getByRole("radio")).toHaveCount(0);
  });
});

test("digits of the countdown move nothing in Arabic while they change", async ({
  page,
  setPreferences,
  open,
}) => {
  await page.clock.install();
  await setPreferences({ language: "ar" });
  await recordLayoutShifts(page);
  await open("/ar/gymestry");
  const { length } = await getLayoutShifts(page);
  const seconds = page.locator("[data-countdown] > div > :first-child").last();
  for (let ticks = 0; ticks < 12; ticks++) {
    const before = await seconds.textContent();
    await page.clock.runFor(1_000);
    await expect(seconds).not.toHaveText(before ?? "");
  }
  expect((await getLayoutShifts(page)).slice(length)).toEqual([]);
});
