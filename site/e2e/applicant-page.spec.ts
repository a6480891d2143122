import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import PostalMime from "postal-mime";
import { toArabicPath } from "./addresses.ts";
import * as application from "./application.ts";
import { fill } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import { expect, getHorizontalOverflow, test, violations, waitForHydration } from "./test.ts";

const words = {
  en: {
    title: "We’ve received your application.",
    submit: "Withdraw application",
    sure: "Delete my CV and close the application",
    withdrawn: "You’ve withdrawn your application.",
  },
  ar: {
    title: "وصلنا طلبك.",
    submit: "سحب الطلب",
    sure: "حذف سيرتي الذاتية وإغلاق الطلب",
    withdrawn: "سُحب طلبك.",
  },
} as const;

const plainPage = async (browser: Browser, site: SiteProcess) =>
  (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage();

async function pathMailed(site: SiteProcess, email: string): Promise<string> {
  const folder = join(site.dataDir, "mail");
  let path = "";
  await expect
    .poll(async () => {
      for (const file of existsSync(folder) ? readdirSync(folder) : []) {
        const mail = await PostalMime.parse(readFileSync(join(folder, file)));
        if (!mail.to?.some(({ address }) => address === email)) continue;
        path = /https?:\/\/[^/\s]+(\/\S*application\/\S+)/.exec(mail.text ?? "")?.[1] ?? "";
      }
      return path;
    })
    .not.toBe("");
  return path;
}

for (const [language, theme] of [
  ["en", "dark"],
  ["ar", "light"],
] as const) {
  test(`who applies has a page of their own, in ${language}`, async ({
    browser,
    site,
    page,
    setPreferences,
    problems,
  }) => {
    const t = words[language];
    const email = `own-page-${language}@example.com`;
    const plain = await plainPage(browser, site);
    const path = `/careers/${application.vacancy}`;
    await plain.goto(language === "ar" ? toArabicPath(path) : path);
    await fill(plain, { ...application.filled, email });
    await application.button(plain, application.words[language].submit).click();
    await expect(plain).toHaveURL(/\?sent=APP-/);
    const own = await pathMailed(site, email);

    await setPreferences({ theme });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) asked.push(request.url());
      asked.push(request.headers().referer ?? "");
    });
    const answer = await page.goto(own);
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await getHorizontalOverflow(page), String(width)).toBe(0);
      expect(await violations(page), String(width)).toEqual([]);
    }
    expect(problems).toEqual([]);
    expect(asked.filter((url) => url.includes(own.slice(-64)))).toEqual([]);

    await plain.goto(own);
    await plain.getByLabel(t.sure).check();
    await plain.getByRole("button", { name: t.submit, exact: true }).click();
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(t.withdrawn);
    expect(await application.stored(site, email)).toMatchObject([
      { status: "closed", resume: null },
    ]);
    await plain.context().close();
  });
}
