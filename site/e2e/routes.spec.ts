import { addresses, toArabicPath } from "./addresses.ts";
import { expectReadable } from "./readable.ts";
import {
  expect,
  getHorizontalOverflow,
  getLayoutShifts,
  type Page,
  recordLayoutShifts,
  revealNotice,
  scrollThrough,
  test,
  violations,
  waitForHydration,
} from "./test.ts";
import { getText, textWithoutScript, visitors } from "./visibleText.ts";

const setTheme = (page: Page, theme: "dark" | "light") =>
  page.evaluate((light) => {
    for (const element of [document.documentElement, document.body]) {
      element.classList.toggle("light-theme", light);
    }
  }, theme === "light");

/** Widths, and the theme checked by axe, which is slow. The languages check opposite themes. */
const looks: Record<"en" | "ar", [width: number, theme?: "dark" | "light"][]> = {
  en: [[360, "dark"], [768], [1280, "light"], [1920]],
  ar: [[360, "light"], [768], [1280, "dark"], [1920]],
};

for (const [language, zone, theme] of visitors) {
  test.describe(language, () => {
    test.use({ timezoneId: zone });

    for (const address of [...addresses, "/nowhere"]) {
      const path = language === "ar" ? toArabicPath(address) : address;
      test(`${path} says the same without a script, hydrates without a difference, and is whole and readable at every width`, async ({
        browser,
        site,
        page,
        setPreferences,
        problems,
      }) => {
        test.slow();
        const text = await textWithoutScript(browser, site.url, path, language);
        await setPreferences({ language, theme, intro: true });
        await recordLayoutShifts(page);
        const missing = address === "/nowhere";
        const response = await page.goto(path);
        expect(response?.status()).toBe(missing ? 404 : 200);
        await waitForHydration(page);
        await expect.poll(() => getText(page)).toBe(text);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("html")).toHaveAttribute(
          "dir",
          language === "ar" ? "rtl" : "ltr",
        );
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await scrollThrough(page);
        expect(await getLayoutShifts(page), "layout shift").toEqual([]);
        // Chromium logs the document's own 404.
        expect(problems.filter((problem) => !(missing && problem.includes("404")))).toEqual([]);
        problems.length = 0;

        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        for (const [width, theme] of looks[language]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await getHorizontalOverflow(page), String(width)).toBe(0);
          if (!theme) continue;
          await setTheme(page, theme);
          expect(await violations(page), `${theme} ${width}`).toEqual([]);
        }
        if (!missing) await expectReadable(page, language);
        expect(problems).toEqual([]);
      });
    }
  });

  test(`the cookie notice is accessible in ${language}`, async ({ page, setPreferences, open }) => {
    await setPreferences({ language, consent: "open" });
    await open("/about");
    await revealNotice(page);
    for (const theme of ["dark", "light"] as const) {
      await setTheme(page, theme);
      expect(await violations(page), theme).toEqual([]);
    }
  });
}

test("the cookie notice hides nothing of a page enlarged to 400 percent", async ({
  page,
  setPreferences,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await setPreferences({ consent: "open" });
  await open("/about");
  await revealNotice(page);
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  const seen = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(seen).toBe(true);
});

for (const path of [
  "/nowhere",
  "/blog/no-such-post",
  "/blog/a/b",
  "/case-studies/no-such-study",
  "/careers/no-such-job",
]) {
  test(`${path} is told to be missing, with status 404`, async ({ page, setPreferences }) => {
    await setPreferences();
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found|isn’t open/);
    await expect(page.getByRole("main").getByRole("link")).not.toHaveCount(0);
  });
}
