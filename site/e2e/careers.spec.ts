import { daysAfter, endInLondon, formatDay, sampleDate } from "./dates.ts";
import {
  disableServerRendering,
  expect,
  failQueries,
  getHorizontalOverflow,
  modifyResults,
  type Page,
  restoreQueries,
  test,
  violations,
} from "./test.ts";

const rows = (page: Page) => page.locator("#positions").getByRole("heading", { level: 2 });
const department = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: /^(Department|القسم)$/ }).getByRole("link", { name });
const designer = "/careers/vacancy-senior-brand-designer";
const lastDay = () => sampleDate("2027-01-29");

test.describe("the list", () => {
  test("has the newest first and closed ones apart, counts those that are open, and leaves inactive ones out", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/careers");
    await expect(page.getByText("12 open vacancies")).toBeVisible();
    await expect(rows(page)).toHaveCount(13);
    await expect(rows(page).nth(0)).toContainText("Senior brand designer");
    const list = (name: string) => page.getByRole("list", { name }).getByRole("listitem");
    await expect(list("Open vacancies")).toHaveCount(12);
    await expect(list("Applications closed")).toHaveCount(1);
    await expect(list("Applications closed")).toContainText(
      `Applications closed on ${formatDay(sampleDate("2026-11-06"))}`,
    );
    await expect(page.getByText("Account director")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3, name: "Apply online" })).toBeVisible();
  });

  test("filters with counts that live in the address", async ({ page, setPreferences, open }) => {
    await setPreferences();
    await open("/careers");
    await department(page, /^Design 3$/).click();
    await expect(page).toHaveURL("/careers?department=Design");
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByLabel("Job type").locator("option")).toHaveText([
      "All job types",
      "Full Time (2)",
      "Part Time (0)",
      "Contract (1)",
    ]);
    await page.getByLabel("Job type").selectOption("Contract");
    await expect(page).toHaveURL("/careers?department=Design&type=Contract");
    await expect(rows(page)).toHaveText(["Motion designer"]);
    await expect(page.getByRole("status").filter({ hasText: "1 result found" })).toHaveCount(1);

    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByLabel("Job type")).toHaveValue("");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/careers");
    await expect(rows(page)).toHaveCount(13);
  });

  test("opens as its address says, in Arabic, and its search folds letter forms", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "ar" });
    await modifyResults(page, /\/data\/query\/(?!.*24id=).*jobVacancy/, (vacancies: object[]) => [
      ...vacancies.slice(0, -1),
      { ...vacancies.at(-1), title: { text: "Motion designer", lang: "en" } },
    ]);
    await open("/careers?location=Dubai&mode=Hybrid");
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByLabel("مكان العمل")).toHaveValue("Dubai");
    await page.getByRole("searchbox").fill("هويه");
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("مصمّم/مصمّمة هوية");
    await page.getByRole("searchbox").fill("لا شيء كهذا");
    await expect(page.getByText("لا توجد وظائف مطابقة")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "مسح عوامل التصفية" }).last().click();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(rows(page)).toHaveCount(13);
    const untranslated = rows(page).getByText("Motion designer");
    await expect(untranslated).toHaveAttribute("lang", "en");
    await expect(untranslated).toHaveAttribute("dir", "ltr");
  });

  test("keeps its filters behind a button on a phone, by keyboard too", async ({
    page,
    setPreferences,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await setPreferences();
    await open("/careers");
    await expect(page.getByLabel("Location")).toBeHidden();
    const button = page.getByRole("button", { name: /^Filters/ });
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.getByLabel("Location").selectOption("London");
    await expect(rows(page)).toHaveCount(3);
    await expect(button).toHaveAccessibleName("Filters 1");
    await expect(page.getByLabel("Location")).toBeVisible();
  });

  test("is shown in parts, while counts and search know all of it", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await modifyResults(
      page,
      /\/data\/query\/(?!.*24id=).*jobVacancy/,
      ([first, ...others]: object[]) => [
        ...Array.from({ length: 44 }, (_, index) => ({
          ...first,
          _id: `v-${index}`,
          skills: { items: [], lang: "en" },
        })),
        { ...others.at(-1), _id: "v-last", applicationDeadline: null, isFeatured: false },
      ],
    );
    await open("/careers");
    await expect(page.getByText("45 open vacancies")).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    await expect(department(page, /^Design 45$/)).toBeVisible();
    await page.getByRole("link", { name: "Load More" }).press("Enter");
    await expect(rows(page)).toHaveCount(40);
    await expect(page).toHaveURL(/\/careers\?page=2$/);
    await page.getByRole("link", { name: "Load More" }).press("Enter");
    await expect(page.getByText("45 of 45 shown")).toBeVisible();
    await expect(rows(page).nth(40).getByRole("link")).toBeFocused();
    await page.getByRole("searchbox").fill("motion");
    await expect(rows(page)).toHaveText(["Motion designer"]);
    await expect(page).toHaveURL(/\/careers\?q=motion$/);
  });

  test("filters by nothing that no choice shows", async ({ page, setPreferences, open }) => {
    await setPreferences();
    await open("/careers?type=Magic&mode=Nowhere&location=Atlantis");
    await expect(page.getByLabel("Job type")).toHaveValue("");
    await expect(page.getByLabel("Work mode")).toHaveValue("");
    await expect(page.getByLabel("Location").locator("option:checked")).toHaveText("Atlantis (0)");
    await page.getByLabel("Location").selectOption("");
    await expect(rows(page)).toHaveCount(13);
  });

  test("says so when the content service is down, and comes on a retry", async ({
    page,
    setPreferences,
  }) => {
    await setPreferences();
    await failQueries(page);
    await page.goto("/careers");
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Careers" })).toBeVisible();
    await restoreQueries(page);
    await again.click();
    await expect(rows(page)).toHaveCount(13);
  });
});

test.describe("a vacancy", () => {
  test("says all there is to know, leads to the way to apply, and to others", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open(designer);
    const main = page.getByRole("main");
    for (const text of ["Dubai", "Full Time", "Hybrid", "6 years or more", formatDay(lastDay())])
      await expect(main.getByRole("definition").filter({ hasText: text })).toBeVisible();
    for (const name of ["The role", "Responsibilities", "Requirements", "Benefits", "Skills"])
      await expect(main.getByRole("heading", { level: 3, name })).toBeVisible();
    await main.getByRole("link", { name: "Apply Now" }).click();
    await expect(page).toHaveURL(/#apply$/);
    await expect(page.locator("#apply")).toBeInViewport();
    const others = page.locator("#others").getByRole("heading", { level: 3 });
    await expect(others).toHaveCount(3);
    await others.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("brand designer");
  });

  test("tells its last day, and closes on an open page when London's day ends", async ({
    page,
    setPreferences,
    open,
  }) => {
    await disableServerRendering(page);
    await page.clock.install({ time: endInLondon(lastDay()) - 3_600_000 });
    await setPreferences();
    await open(designer);
    await expect(page.getByText("Today is the last day")).toBeVisible();
    await expect(page.getByRole("link", { name: "Apply Now" })).toBeVisible();
    await page.clock.fastForward(3_630_000);
    await expect(page.getByRole("heading", { name: "Applications are closed" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3, name: "Requirements" })).toBeVisible();
    await expect(page.locator("#others").getByRole("listitem").first()).toBeVisible();
  });

  for (const [language, days, words] of [
    ["en", 1, "1 day left"],
    ["ar", 2, "بقي يومان"],
    ["ar", 3, "بقيت 3 أيام"],
    ["ar", 11, "بقي 11 يومًا"],
  ] as const) {
    test(`counts the days in ${language}: ${words}`, async ({ page, setPreferences, open }) => {
      await disableServerRendering(page);
      await page.clock.install({ time: new Date(`${daysAfter(lastDay(), -days)}T12:00Z`) });
      await setPreferences({ language });
      await open(designer);
      await expect(page.getByText(words)).toBeVisible();
    });
  }

  test("whose deadline has passed stays to be read, and shows what is open", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "ar" });
    await open("/careers/vacancy-motion-designer");
    await expect(page.getByRole("heading", { name: "أُغلق باب التقديم" })).toBeVisible();
    await expect(page.getByRole("link", { name: "التقديم الآن" })).toHaveCount(0);
    await expect(page.locator("#others").getByRole("heading", { level: 3 }).first()).toContainText(
      "الخط العربي",
    );
  });

  for (const id of ["vacancy-account-director", "no-such-job"]) {
    test(`${id} is not open: status 404, and what is open`, async ({ page, setPreferences }) => {
      await setPreferences();
      const response = await page.goto(`/careers/${id}`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole("heading", { level: 1, name: "This vacancy isn’t open" }),
      ).toBeVisible();
      const ways = page.getByRole("navigation", { name: "Other open vacancies" });
      await expect(ways.getByRole("link")).toHaveCount(4);
      await ways.getByRole("link", { name: "All open vacancies" }).click();
      await expect(rows(page)).toHaveCount(13);
    });
  }
});

for (const [language, theme, width] of [
  ["en", "dark", 1280],
  ["ar", "light", 360],
] as const) {
  for (const path of ["/careers/vacancy-motion-designer"]) {
    test(`${path} is accessible and keeps its width in ${language} at ${width} px`, async ({
      page,
      setPreferences,
      open,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await setPreferences({ language, theme });
      await open(path);
      expect(await getHorizontalOverflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  }
}
