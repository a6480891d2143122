import {
  disableServerRendering,
  expect,
  failQueries,
  type Page,
  restoreQueries,
  test,
} from "./test.ts";

const services = ["branding", "technology", "advertising", "marketing"] as const;
const titles = {
  en: {
    branding: "Branding",
    technology: "Technology",
    advertising: "Advertising",
    marketing: "Marketing",
  },
  ar: {
    branding: "بناء العلامة التجارية",
    technology: "التقنية",
    advertising: "الإعلان",
    marketing: "التسويق",
  },
} as const;

const getMain = (page: Page) => page.getByRole("main");
const section = (page: Page, id: string) => getMain(page).locator(`section#${id}`);

for (const language of ["en", "ar"] as const) {
  for (const [index, service] of services.entries()) {
    test(`/${service} leads to contact, work and the next service in ${language}`, async ({
      page,
      setPreferences,
      open,
      problems,
    }) => {
      await setPreferences({ language });
      await open(`/${service}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[language][service]);

      await expect(getMain(page).locator(`a[href$="/contact?service=${service}"]`)).toHaveCount(2);

      const work = section(page, "work");
      await expect(work.locator("article")).not.toHaveCount(0);
      const all = work.locator('a[href*="/case-studies?service="]');
      await expect(all).toHaveCount(1);

      const next = services[(index + 1) % services.length] ?? "branding";
      await getMain(page).getByRole("link", { name: titles[language][next], exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${next}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[language][next]);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(problems).toEqual([]);
    });
  }

  test(`questions open and close by keyboard in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language });
    await open("/branding");
    const questions = section(page, "questions").locator("details");
    await expect(questions).toHaveCount(6);
    const first = questions.first();
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("open", "");
    await questions.nth(1).locator("summary").focus();
    await page.keyboard.press("Space");
    await expect(questions.nth(1)).toHaveAttribute("open", "");
    await expect(first).toHaveAttribute("open", "");
    await page.keyboard.press("Space");
    await expect(questions.nth(1)).not.toHaveAttribute("open", "");
  });
}

test("technology names stay left to right in Arabic", async ({ page, setPreferences, open }) => {
  await setPreferences({ language: "ar" });
  await open("/technology");
  const name = section(page, "stack").getByText(".NET", { exact: true });
  await expect(name).toHaveAttribute("dir", "ltr");
  await expect(name).toHaveAttribute("lang", "en");
});

test("/marketing shows the newest posts of its category, and none where there is none", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/marketing");
  const posts = section(page, "posts");
  await expect(posts.getByRole("listitem")).not.toHaveCount(0);
  await expect(posts.locator('a[href$="/blog?category=Marketing"]')).toBeVisible();
  await posts.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\//);

  await disableServerRendering(page);
  await page.route(/\/data\/query\/.*24category/, (route) =>
    route.fulfill({ json: { result: [] } }),
  );
  await open("/marketing");
  await expect(section(page, "questions")).toBeVisible();
  await expect(section(page, "posts")).toHaveCount(0);
});

test("when no case study fits, the page says so and leads to all of them", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await disableServerRendering(page);
  await page.route(/\/data\/query\/.*24service/, (route) =>
    route.fulfill({ json: { result: { caseStudies: [], count: 0 } } }),
  );
  await open("/branding");
  const work = section(page, "work");
  await expect(work.getByText("published a case study for this service")).toBeVisible();
  await expect(work.getByText("No case studies yet")).toBeVisible();
  await expect(work.getByRole("link", { name: "All case studies" })).toBeVisible();
});

for (const [language, retry] of [
  ["en", "Try again"],
  ["ar", "إعادة المحاولة"],
] as const) {
  test(`with the content service down the rest of the page works in ${language}`, async ({
    page,
    setPreferences,
  }) => {
    await setPreferences({ language });
    await failQueries(page);
    await page.goto("/advertising");
    const again = section(page, "work").getByRole("button", { name: retry });
    await expect(again).toBeVisible();
    await expect(section(page, "questions").locator("details")).toHaveCount(6);
    await restoreQueries(page);
    await again.click();
    await expect(section(page, "work").locator("article")).not.toHaveCount(0);
  });
}
