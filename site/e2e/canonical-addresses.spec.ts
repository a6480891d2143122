import { createContentClient } from "./forms.ts";
import { expect, test, waitForHydration } from "./test.ts";

for (const [typed, canonical] of [
  ["/About?x=Y#process", "/about?x=Y#process"],
  ["/AR/Careers/", "/ar/careers"],
  ["/BLOG/Count-The-Fields", "/blog/count-the-fields"],
  ["/ar/index.html", "/ar"],
] as const) {
  test(`the typed address ${typed} leads to ${canonical} at once`, async ({
    page,
    site,
    setPreferences,
    problems,
  }) => {
    await setPreferences({ language: typed.toLowerCase().startsWith("/ar") ? "ar" : "en" });
    const documents: number[] = [];
    page.on("response", (response) => {
      if (response.request().isNavigationRequest()) documents.push(response.status());
    });
    await page.goto(typed);
    await waitForHydration(page);
    await expect(page).toHaveURL(site.url + canonical);
    expect(documents).toEqual([301, 200]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      site.url + canonical.replace(/[?#].*/, ""),
    );
    expect(problems).toEqual([]);
  });
}

for (const [href, canonical] of [
  ["/Careers?type=PART_TIME#positions", "/careers?type=PART_TIME#positions"],
  ["/TEAM/", "/team"],
  ["/blog/arabic-headlines-on-the-web", "/blog/kashida-is-not-letter-spacing"],
  ["/Blog/Count-The-Fields#share", "/blog/count-the-fields#share"],
] as const) {
  test(`a click on a link to ${href} leads to ${canonical} by the redirect of the server`, async ({
    page,
    own,
    setPreferences,
    problems,
  }) => {
    const link = { isShown: true, link: href, linkText: "Read" };
    await createContentClient(own, "production").patch("notice").set(link).commit();
    await expect
      .poll(async () => (await fetch(`${own.url}/terms-conditions`)).text())
      .toContain(`href="${href}"`);
    await setPreferences({ language: "en" });
    await page.goto(`${own.url}/about`);
    await page.goto(`${own.url}/terms-conditions`);
    await waitForHydration(page);
    await page.getByRole("region", { name: "Announcement" }).getByRole("link").click();
    await expect(page).toHaveURL(own.url + canonical);
    await expect(page.locator("main h1")).toBeVisible();
    await waitForHydration(page);
    expect(problems).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(`${own.url}/terms-conditions`);
  });
}

for (const path of [
  "/%00",
  "/%0a",
  "/about//",
  "/%E0%A4%A",
  "/blog/%20",
  "/ar//about",
  "/AR/%2f",
]) {
  test(`the malformed address ${path} shows the not-found page`, async ({
    page,
    site,
    setPreferences,
    problems,
  }) => {
    const isArabic = path.toLowerCase().startsWith("/ar");
    await setPreferences({ language: "en" });
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    const title = isArabic ? "الصفحة غير موجودة" : "Page not found";
    await expect(page.locator("main h1")).toHaveText(title);
    await page
      .locator(`main a[href="${isArabic ? "/ar" : "/"}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(isArabic ? `${site.url}/ar` : `${site.url}/`);
    await expect(page.locator("main h1")).not.toHaveText(title);
    // Chromium logs the document's own 404.
    expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  });
}
