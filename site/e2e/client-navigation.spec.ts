import { expect, test } from "./test.ts";

const items = ["/blog/", "/case-studies/", "/careers/", "/newsletter/"];

for (const language of ["en", "ar"] as const) {
  test(`a walk by clicks through the site meets no refused query in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/data/query/")) statuses.push(response.status());
    });
    const prefix = language === "ar" ? "/ar" : "";
    await setPreferences({ language });
    await open(prefix || "/");
    await page.evaluate(() => Object.assign(window, { same: true }));

    const follow = async (href: string) => {
      await page.locator(`a[href="${href}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(new RegExp(`${href}(?:[?#]|$)`));
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForLoadState("networkidle");
    };
    const links = await page
      .locator(':is(header, footer) a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const pages = [...new Set(links)].filter((href) => !/[.#?]/.test(href));
    expect(pages).toContain(`${prefix}/about`);
    expect(pages.length).toBeGreaterThan(15);
    for (const href of pages) {
      await follow(href);
      const item = items.find((path) => `${prefix}${path}` === `${href}/`);
      if (!item) continue;
      const first = page.locator(`main a[href^="${prefix}${item}"]:not([href*="?"])`).first();
      await follow((await first.getAttribute("href")) ?? "");
    }

    // No document load, which would hide a rejected query.
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(problems).toEqual([]);
  });
}
