import { arrived, countShift, expect, holdAnswers, shiftOf, test } from "./test.ts";

/** Pages whose content comes from the content service. */
const paths = [
  "/",
  "/team",
  "/gymestry",
  "/marketing",
  "/blog",
  "/blog/count-the-fields",
  "/case-studies",
  "/case-studies/marsa-lines",
  "/careers",
  "/careers/vacancy-senior-brand-designer",
];

for (const [language, theme, width] of [
  ["en", "dark", 1280],
  ["ar", "light", 360],
] as const) {
  for (const path of paths) {
    test(`nothing shifts when the content of ${path} comes late, in ${language} at ${width} px`, async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visitor({ language, theme });
      await countShift(page);
      const release = await holdAnswers(page);
      await page.goto(path);
      await expect(page.locator(".agency-intro")).toHaveCount(0, { timeout: 30_000 });
      await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
      release();
      await arrived(page);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      expect(await shiftOf(page)).toBe(0);
    });
  }
}

test("nothing shifts on the way down when the case studies come late", async ({
  page,
  visitor,
}) => {
  await visitor();
  await countShift(page);
  const release = await holdAnswers(page);
  await page.goto("/branding");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
  const work = page.getByRole("main").locator("section#work");
  await work.scrollIntoViewIfNeeded();
  await expect(page.locator("[aria-busy=true] section#work")).toBeVisible();
  release();
  await arrived(page);
  await expect(work.locator("article")).not.toHaveCount(0);
  expect(await shiftOf(page)).toBe(0);
});

for (const [path, name] of [
  ["/blog", "Search articles"],
  ["/case-studies", "Search case studies"],
  ["/careers", "Search positions"],
] as const) {
  test(`what is typed while ${path} is on its way stays, and is searched for`, async ({
    page,
    visitor,
  }) => {
    await visitor();
    const release = await holdAnswers(page);
    await page.goto(path);
    await expect(page.locator(".agency-intro")).toHaveCount(0, { timeout: 30_000 });
    const box = page.getByRole("searchbox", { name });
    await box.fill("zz");
    release();
    await arrived(page);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Clear filters" }).last(),
    ).toBeVisible();
    await expect(box).toHaveValue("zz");
    await expect(box).toBeFocused();
  });
}
