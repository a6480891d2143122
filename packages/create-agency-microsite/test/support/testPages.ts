import type { Page } from "playwright";
import { expect, it } from "vitest";
import { violations, wcag } from "../../../../scripts/axe.ts";
import { languages } from "./languages.ts";
import { addedPages, chooseFile } from "./pages.ts";
import { home, runTests, type Sites } from "./sites.ts";
import { expectNoOverflow, visit } from "./visit.ts";

/** Tests the site with several pages. */
export function testPages(sites: Sites): void {
  const story = { en: "/our-story/", ar: "/ar/our-story/" };

  it("passes its tests, which know the page", () => {
    const said = runTests(home("grey"));
    expect(said).toMatch(/^# fail 0$/m);
    for (const path of Object.values(story)) expect(said).toContain(`search engines find ${path}`);
  });

  it.each(languages)("leads to the page and to its other language, in %s", async (language, t) => {
    const other = languages.find(([each]) => each !== language)?.[0] ?? language;
    const look = async (page: Page) => {
      const link = page.getByRole("contentinfo").locator(`a[href="${story[language]}"]`);
      await link.click();
      await page.waitForURL(`**${story[language]}`);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      const current = page.getByRole("banner").locator("[aria-current=page]");
      expect(await current.getAttribute("href")).toBe(story[language]);
      expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
      await expectNoOverflow(page);
      await page.getByRole("contentinfo").locator(`a[lang=${other}]`).click();
      await page.waitForURL(`${sites.served.grey.url}${story[other]}`);
    };
    await visit(sites.browser, sites.served.grey.url + t.path, look);
  });

  const prefixes = { en: "", ar: "/ar", ur: "/ur" };

  it.each(Object.entries(prefixes))("fits all widths, in %s", async (_, prefix) => {
    for (const page of ["", ...addedPages.map((name) => `${name}/`)])
      await visit(sites.browser, `${sites.served.grey.url}${prefix}/${page}`, expectNoOverflow);
  });

  it("moves to the menu what the bar has no space for", async () => {
    const look = async (page: Page) => {
      const getLinks = () => page.locator("header nav a:visible").allTextContents();
      const labels = ["Home", "Our story", "Private dining and events", "Questions and answers"];
      await expect.poll(getLinks).toEqual([]);
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect.poll(getLinks).toEqual(labels);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 1920, height: 800 });
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      expect(await getLinks()).toEqual(labels);
      // Hiding a link would lose its focus.
      await page.locator("header nav a").last().focus();
      await page.setViewportSize({ width: 700, height: 800 });
      const button = page.locator("header [aria-haspopup=dialog]:focus");
      await expect.poll(() => button.count()).toBe(1);
    };
    await visit(sites.browser, sites.served.grey.url, look, { width: 1024 });
  });

  it("has the library's messages in a language of its own", async () => {
    const html = await (await fetch(`${sites.served.grey.url}/ur/our-story/`)).text();
    expect(html).toContain('<html lang="ur"');
    expect(html).toContain(chooseFile);
    expect(html).not.toContain("Choose file");
  });
}
