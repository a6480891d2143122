import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, wcag } from "../../../scripts/axe.ts";
import { getChromiumOptions } from "../../../scripts/chromium.ts";
import {
  buildExample,
  type InstalledExamples,
  installExamples,
  type Served,
  serveExample,
} from "./install.ts";

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

interface Visit {
  page: Page;
  /** Console and network errors. */
  browserErrors: string[];
}

async function visit(
  { url }: Served,
  look: (visit: Visit & { html: string }) => Promise<void>,
  theme?: "dark" | "light",
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    if (theme) await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    const browserErrors: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) browserErrors.push(message.text());
    });
    page.on("pageerror", (error) => browserErrors.push(String(error)));
    page.on("requestfailed", (request) => {
      // Leaving a page aborts preloads.
      const reason = request.failure()?.errorText;
      if (reason !== "net::ERR_ABORTED") browserErrors.push(`${reason}: ${request.url()}`);
    });
    const html = await (await page.goto(url, { waitUntil: "load" }))?.text();
    await look({ page, browserErrors, html: html ?? "" });
    expect(browserErrors).toEqual([]);
    expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  } finally {
    await context.close();
  }
}

async function withServer(
  home: string,
  look: (served: Served) => Promise<void>,
  script?: "serve" | "dev",
): Promise<void> {
  const served = await serveExample(home, script);
  try {
    await look(served);
  } finally {
    await served.stop();
  }
}

const getStyle = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const isLight = (page: Page) =>
  page.evaluate(() => document.body.classList.contains("light-theme"));

const toLight = { en: "Switch to light theme", ar: "التبديل إلى المظهر الفاتح" };
const toDark = { en: "Switch to dark theme", ar: "التبديل إلى المظهر الداكن" };

describe("outside the workspace", { timeout: 300_000 }, () => {
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
    await withServer(home, (served) => visit(served, look));
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
    await withServer(home, (served) => visit(served, look));

    // Production builds suppress most hydration warnings.
    const hydrated = (label: string) => async (visit: Visit) => {
      await visit.page.getByRole("button", { name: label }).waitFor();
    };
    const both = async (served: Served) => {
      await visit(served, hydrated(toLight.ar), "dark");
      await visit(served, hydrated(toDark.ar), "light");
    };
    await withServer(home, both, "dev");
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
    await withServer(home, (served) => visit(served, look, "light"));
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
    await withServer(home, (served) => visit(served, look));
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
