import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getChromiumOptions } from "../../../scripts/chromium.ts";
import { buildExample, type InstalledExamples, installExamples, type Served } from "./install.ts";
import { findMissingComponents } from "./serverComponents.ts";
import { type Visit, visit, withServer } from "./visit.ts";

let outside: InstalledExamples;
let browser: Browser;
beforeAll(async () => {
  outside = installExamples();
  browser = await chromium.launch(getChromiumOptions("shell"));
});
afterAll(async () => {
  await browser.close();
  outside.remove();
});

const getStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const isLight = (page: Page) =>
  page.evaluate(() => document.body.classList.contains("light-theme"));

const toLight = { en: "Switch to light theme", ar: "التبديل إلى المظهر الفاتح" };
const toDark = { en: "Switch to dark theme", ar: "التبديل إلى المظهر الداكن" };

describe("outside the workspace", { timeout: 600_000 }, () => {
  it("with Tailwind its reset leaves the library alone, and utilities win over it", async () => {
    const home = buildExample("tailwind", outside);
    const look = async ({ page }: Visit) => {
      // Tailwind's reset must not override these.
      const save = "button:text-is('Save')";
      const accent = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--agency-color-accent").trim(),
      );
      expect(accent).toBe("#ff8906");
      expect(await getStyle(page, save, "background-color")).toBe("rgb(255, 137, 6)");
      expect(await getStyle(page, save, "padding-inline-start")).not.toBe("0px");
      expect(Number.parseFloat(await getStyle(page, "h1", "font-size"))).toBeGreaterThan(60);
      expect(await getStyle(page, "h1", "font-family")).toContain("InstrumentSans");
      expect(await getStyle(page, "button.p-10", "padding")).toBe("40px");
      expect(await getStyle(page, "p.border-4", "border-top-width")).toBe("4px");

      await page.getByRole("button", { name: "Change the theme" }).click();
      expect(await isLight(page)).toBe(true);
      await page.getByRole("button", { name: "العربية" }).click();
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.").first().waitFor();
    };
    await withServer(home, ({ url }) => visit(browser, url, look));
  });

  it("a Next application renders on the server, and hydrates in silence in both themes", async () => {
    const home = buildExample("next", outside);
    const look = async ({ page, html }: Visit & { html: string }) => {
      expect(html).toMatch(/<h1[^>]*>صفحة من الخادم<\/h1>/);
      expect(await page.getByRole("textbox").getAttribute("dir")).toBe("ltr");
      await page.getByRole("button", { name: toLight.ar }).click();
      // With a theme unknown to the server.
      await page.reload();
      await page.getByRole("button", { name: toDark.ar }).waitFor();
      expect(await isLight(page)).toBe(true);
      await page.getByRole("link", { name: "الصفحة التالية" }).click();
      await page.getByRole("heading", { name: "الصفحة التالية" }).waitFor();
    };
    const components = async ({ page }: Visit) => {
      await page.getByRole("button", { name: "فتح نافذة" }).click();
      await page.getByRole("dialog", { name: "نافذة حوار" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    };
    await withServer(home, async ({ url }) => {
      await visit(browser, url, look);
      await visit(browser, `${url}components`, components);
    });

    // Production builds suppress most hydration warnings.
    const hydrated = (label: string) => async (visit: Visit) => {
      await visit.page.getByRole("button", { name: label }).waitFor();
    };
    const both = async ({ url }: Served) => {
      await visit(browser, url, hydrated(toLight.ar), "dark");
      await visit(browser, url, hydrated(toDark.ar), "light");
      await visit(browser, `${url}components`, hydrated(toLight.ar), "dark");
    };
    await withServer(home, both, "dev");
  });

  it("every component is rendered by a server component, or needs a function", () => {
    expect(findMissingComponents(join(outside.folder, "next"))).toEqual([]);
  });

  it("an Astro site has islands, and HTML between them that needs no script", async () => {
    const home = buildExample("astro", outside);
    const look = async ({ page, html }: Visit & { html: string }) => {
      expect(html).toMatch(/<h1[^>]*>[\s\S]*Islands/);
      expect(html.match(/<astro-island /g)).toHaveLength(2);
      await page.getByRole("button", { name: toDark.en }).click();
      expect(await isLight(page)).toBe(false);
      await page.getByRole("textbox", { name: "Email" }).scrollIntoViewIfNeeded();
      await page.locator("astro-island:not([ssr]) form").waitFor();
      await page.getByRole("textbox", { name: "Email" }).fill("mariam@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await page.getByText("Thank you, mariam@example.com.").waitFor();
    };
    await withServer(home, ({ url }) => visit(browser, url, look, "light"));
  });

  it("without any plugin a bundler's command line is enough", async () => {
    const home = buildExample("esbuild", outside);
    const look = async ({ page }: Visit) => {
      expect(await getStyle(page, "h1", "font-family")).toContain("ReadexPro");
      await page.getByRole("button", { name: toLight.ar }).click();
      expect(await isLight(page)).toBe(true);
      // The stylesheet's font URLs resolve.
      expect(await page.evaluate(() => document.fonts.check("16px ReadexPro", "ب"))).toBe(true);
    };
    await withServer(home, ({ url }) => visit(browser, url, look));
  });
});

describe("tests of a project", { timeout: 600_000 }, () => {
  it("pass in jsdom and happy-dom as they are, and with the setup file", () => {
    expect(() => buildExample("vitest", outside, "test")).not.toThrow();
  });
});

describe("types", { timeout: 300_000 }, () => {
  it("hold in strict TypeScript with each module resolution, stylesheets included", () => {
    expect(() => buildExample("typescript", outside)).not.toThrow();
  });
});

describe("README", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/<!-- (examples\/\S+) -->\s+```\w+\n([\s\S]*?)```/g)];

  it("shows files of each example", () => {
    const shown = new Set(blocks.map(([, path = ""]) => path.split("/")[1]));
    expect([...shown].sort()).toEqual(["astro", "esbuild", "next", "tailwind"]);
  });

  it.each(blocks.map(([, path = "", code = ""]) => [path, code]))("%s as it runs", (path, code) => {
    const file = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
    if (path.endsWith("package.json")) {
      expect(JSON.parse(code)).toEqual({ scripts: JSON.parse(file).scripts });
    } else expect(code).toBe(file);
  });
});
