import { getDraftKeys } from "./forms.ts";
import {
  expect,
  getVisibleShare,
  type Page,
  revealNotice,
  test,
  waitForHydration,
} from "./test.ts";

test.describe("theme", () => {
  test("is dark by default, toggles, is kept, and never flashes", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/about");
    await expect(page.locator("body")).not.toHaveClass(/light-theme/);
    await page.getByRole("button", { name: "Switch to light theme" }).press("Enter");
    await expect(page.locator("body")).toHaveClass(/light-theme/);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");

    await page.goto("/about", { waitUntil: "commit" });
    await page.locator("main h1").waitFor();
    await expect(page.locator("body")).toHaveClass(/light-theme/);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("body")).toHaveClass(/light-theme/);

    await page.getByRole("button", { name: "Switch to dark theme" }).press("Space");
    await expect(page.locator("body")).not.toHaveClass(/light-theme/);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  });
});

test("who asks for more contrast gets one tone of text and strong lines", async ({
  page,
  setPreferences,
  open,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await setPreferences();
  await open("/about");
  const color = (name: string) =>
    page.evaluate(
      (name) => getComputedStyle(document.body).getPropertyValue(`--agency-color-${name}`),
      name,
    );
  expect(await color("fg2")).toBe(await color("fg"));
  expect(await color("hairline")).toBe(await color("fg"));
});

test.describe("language", () => {
  const sources = [
    "querystring",
    "cookie",
    "localStorage",
    "sessionStorage",
    "navigator",
    "htmlTag",
  ] as const;

  for (const [index, source] of sources.entries()) {
    for (const [wanted, other] of [
      ["ar", "en"],
      ["en", "ar"],
    ] as const) {
      if (source === "htmlTag" && wanted === "ar") continue;
      test(`${source} says ${wanted} before what comes after it`, async ({ browser, site }) => {
        const says = (name: (typeof sources)[number]) => {
          const at = sources.indexOf(name);
          return at < index ? undefined : at === index ? wanted : other;
        };
        const context = await browser.newContext({
          baseURL: site.url,
          locale: says("navigator") ?? "fr-FR",
        });
        const cookie = says("cookie");
        if (cookie) await context.addCookies([{ name: "i18next", value: cookie, url: site.url }]);
        const page = await context.newPage();
        await page.addInitScript(
          ([local, session]) => {
            if (local) localStorage.setItem("i18nextLng", local);
            if (session) sessionStorage.setItem("i18nextLng", session);
          },
          [says("localStorage"), says("sessionStorage")] as const,
        );
        const lng = says("querystring");
        await page.goto(lng ? `/about?lng=${lng}` : "/about", { waitUntil: "commit" });
        await page.locator(".agency-intro").waitFor();
        await expect(page.locator("html")).toHaveAttribute("lang", wanted);
        await expect(page.locator("html")).toHaveAttribute("dir", wanted === "ar" ? "rtl" : "ltr");
        expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(wanted);
        await context.close();
      });
    }
  }

  test("changes on the page, is kept, and keeps the page", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/about");
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("main h1")).toContainText("من نحن");
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ar");
    await open("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await expect(page.locator("main h1")).toContainText("About");
  });

  test("a choice outlives the language of the address", async ({ page, setPreferences, open }) => {
    await setPreferences();
    await open("/blog?lng=ar&tag=Gulf#posts");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/\/blog\?tag=Gulf#posts$/);
    await page.reload();
    await expect(page.locator("main h1")).toHaveText("Blog");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  for (const words of ["common", "contact"]) {
    test(`stays as it is when its ${words} words do not come, and says so, until they do`, async ({
      page,
      setPreferences,
      open,
    }) => {
      test.slow();
      await setPreferences();
      await open("/contact");
      const files = new RegExp(`/locales/ar/${words}\\.json`);
      await page.route(files, (route) => route.abort());
      const arabic = page.getByRole("banner").getByRole("link", { name: "العربية" });
      await arabic.click();
      await expect(page.getByText("We couldn’t change the language.").first()).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("main h1")).toContainText("Tell us about your project");
      expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).not.toBe("ar");

      await page.getByRole("button", { name: "Close" }).click();
      await page.unroute(files);
      await arabic.click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
      await expect(page.getByLabel("الاسم الأول")).toBeVisible();
    });
  }
});

test.describe("cookies", () => {
  const scripts = /\/_vercel\//;

  test("no measuring script is loaded before consent; both are after it", async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (scripts.test(request.url())) loaded.push(new URL(request.url()).pathname);
    });
    await setPreferences({ consent: "open" });
    await open("/about");
    const notice = page.getByRole("region", { name: "Cookie notice" });
    await expect(notice).toBeHidden();
    await revealNotice(page);
    await expect(notice).toBeVisible();
    expect(loaded).toEqual([]);
    await notice.getByRole("button", { name: "Accept all" }).click();
    await expect(notice).toBeHidden();
    await expect
      .poll(() => loaded.sort())
      .toEqual(["/_vercel/insights/script.js", "/_vercel/speed-insights/script.js"]);
    await open("/about");
    await expect(notice).toBeHidden();
    expect(problems).toEqual([]);
  });

  test("refused, none is loaded and the question does not come again, until it is asked for", async ({
    page,
    setPreferences,
    open,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (scripts.test(request.url())) loaded.push(request.url());
    });
    await setPreferences({ consent: "open" });
    await open("/about");
    const notice = page.getByRole("region", { name: "Cookie notice" });
    await revealNotice(page);
    await notice.getByRole("button", { name: "Reject all" }).click();
    await open("/about");
    await expect(notice).toBeHidden();
    const settings = page.getByRole("button", { name: "Cookie settings" });
    await settings.focus();
    await page.keyboard.press("Enter");
    await expect(notice).toBeFocused();
    expect(await getVisibleShare(notice)).toBe(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(notice.getByRole("button", { name: "Reject all" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notice).toBeHidden();
    await expect(settings).toBeFocused();
    expect(await getVisibleShare(settings)).toBe(1);
    expect(loaded).toEqual([]);
  });

  test("an answer holds in every tab, a withdrawal too", async ({
    page,
    context,
    setPreferences,
    open,
  }) => {
    await setPreferences({ consent: "open" });
    await open("/about");
    const other = await context.newPage();
    await other.goto("/about");
    await waitForHydration(other);
    await revealNotice(page);
    await revealNotice(other);
    const question = (tab: Page) => tab.getByRole("region", { name: "Cookie notice" });
    await expect(question(other)).toBeVisible();
    await question(page).getByRole("button", { name: "Accept all" }).click();
    await expect(question(other)).toBeHidden();
    const measuring = other.locator('script[src^="/_vercel/"]');
    await expect(measuring).toHaveCount(2);
    await page.getByRole("button", { name: "Cookie settings" }).press("Enter");
    await question(page).getByRole("button", { name: "Reject all" }).click();
    await expect(measuring).toHaveCount(0);
    await expect(question(other)).toBeHidden();
  });

  test("a visit leaves nothing in the browser that the Cookie Policy does not name", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "en" });
    await open("/contact");
    await page.getByRole("button", { name: "Switch to light theme" }).press("Enter");
    await page.locator("main textarea").fill("A website for our museum");
    await expect.poll(() => getDraftKeys(page)).toHaveLength(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" }).click();
    const leave = page.getByRole("alertdialog").getByRole("button", { name: "Leave the page" });
    await leave.click();
    await expect(page.locator("main h1")).toHaveText("Cookie Policy");
    await page.reload();
    await waitForHydration(page);

    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    const items = await page.locator("main li").allTextContents();
    const getName = (text: string) => text.split(":")[0];
    expect(kept).toContain("react-router-scroll-positions");
    expect(kept.filter((key) => !items.map(getName).includes(getName(key)))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("a language cookie is deleted when another language is chosen", async ({
    page,
    site,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await page.context().addCookies([{ name: "i18next", value: "en", url: site.url }]);
    await open("/about");
    expect(await page.context().cookies()).toHaveLength(1);
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect.poll(() => page.context().cookies()).toEqual([]);
  });
});
