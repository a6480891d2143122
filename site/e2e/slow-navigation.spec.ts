import { delayResponses, expect, test, waitForHydration } from "./test.ts";

const pages = [
  { from: "/about", to: "/blog", language: "en", theme: "dark", width: 1280 },
  { from: "/ar/about", to: "/ar/case-studies", language: "ar", theme: "light", width: 360 },
  { from: "/about", to: "/gymestry", language: "en", theme: "light", width: 360 },
  { from: "/ar/contact", to: "/ar/team", language: "ar", theme: "dark", width: 1280 },
] as const;

for (const { from, to, language, theme, width } of pages) {
  test(`the old page stays while ${to} is on its way, then dimmed, with a spinner`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setPreferences({ language, theme });
    await page.clock.install();
    await open(from);
    const release = await delayResponses(page);
    const old = await page.title();
    const heading = page.getByRole("heading", { level: 1 });
    const title = (await heading.textContent()) ?? "";
    const address = page.url();
    // Busy machines check longer than the old page stays.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.getByRole("contentinfo").locator(`a[href="${to}"]`).first().click();
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(old);
    const main = page.getByRole("main");
    await expect(main).toHaveCSS("opacity", "1");
    await expect(async () => {
      await page.clock.runFor(400);
      await expect(main).not.toHaveCSS("opacity", "1", { timeout: 100 });
    }).toPass();
    await page.clock.resume();
    await expect(heading).toBeVisible();
    const message = language === "ar" ? "جارٍ التحميل" : "Loading";
    await expect(page.getByRole("status").filter({ hasText: message })).toBeAttached();
    expect(page.url()).toBe(address);
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(heading).not.toHaveText(title);
    await expect(heading).toBeFocused();
  });
}
