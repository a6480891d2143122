import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, wcag } from "../scripts/axe.ts";
import { chromiumLaunch } from "../scripts/chromium.ts";
import { buildExample, packLibrary, serveExample } from "./install.ts";

const root = new URL("..", import.meta.url).pathname;

let library: ReturnType<typeof packLibrary>;
let browser: Browser;
beforeAll(async () => {
  library = packLibrary();
  browser = await chromium.launch(chromiumLaunch("shell"));
});
afterAll(async () => {
  await browser.close();
  library.remove();
});

interface Visit {
  page: Page;
  /** What the console and the network complained about. */
  complaints: string[];
}

/** Builds and serves the example, and opens it in a browser of its own. */
async function visit(
  name: string,
  look: (visit: Visit & { html: string }) => Promise<void>,
  { at, planned }: { at?: Date; planned?: RegExp } = {},
): Promise<void> {
  const { url, stop } = await serveExample(buildExample(name, library.folder));
  try {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    if (at) await page.clock.install({ time: at });
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    const html = await (await page.goto(url, { waitUntil: "networkidle" }))?.text();
    await look({ page, complaints, html: html ?? "" });
    expect(complaints.filter((said) => !planned?.test(said))).toEqual([]);
    expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await context.close();
  } finally {
    await stop();
  }
}

const fontOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

/** A moment before the launch the page names. */
const before = new Date("2026-12-01T12:00:00Z");

describe("outside the workspace", { timeout: 300_000 }, () => {
  it("a Vite application takes the barrel and the one stylesheet", () =>
    visit("vite", async ({ page }) => {
      await page.getByRole("button", { name: "Change the theme" }).click();
      expect(await page.locator("body").getAttribute("class")).toContain("light-theme");
      await page.getByRole("button", { name: "العربية" }).click();
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.").first().waitFor();
      expect(await fontOf(page, "h1")).toContain("InstrumentSans");
    }));

  it("a Next application renders on the server and hydrates without a difference", () =>
    visit("next", async ({ page, html, complaints }) => {
      expect(html).toMatch(/<h1[^>]*>صفحة من الخادم<\/h1>/);
      expect(await page.getByRole("textbox").getAttribute("dir")).toBe("ltr");
      await page.getByRole("button", { name: "التبديل إلى المظهر الفاتح" }).click();
      // Once more, with a stored choice that the server cannot know.
      await page.reload({ waitUntil: "networkidle" });
      expect(await page.locator("body").getAttribute("class")).toContain("light-theme");
      expect(complaints).toEqual([]);
      await page.getByRole("link", { name: "الصفحة التالية" }).click();
      await page.getByRole("heading", { name: "الصفحة التالية" }).waitFor();
    }));

  it("the microsite counts down in Arabic, takes an address and keeps it when that fails", () =>
    visit(
      "microsite",
      async ({ page }) => {
        expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
        expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Rendre");
        await page.getByText("الأيام").waitFor();
        await page.getByRole("timer").getByText("89", { exact: true }).waitFor();
        // The brand's own colour, not the agency's.
        expect(
          await page
            .getByRole("link", { name: "الانضمام إلى قائمة الانتظار" })
            .evaluate((link) => getComputedStyle(link).backgroundColor),
        ).toBe("rgb(0, 179, 164)");

        const sent: unknown[] = [];
        let works = false;
        await page.route("**/api/newsletter", (route) => {
          sent.push(route.request().postDataJSON());
          return works
            ? route.fulfill({ status: 201, body: "{}" })
            : route.abort("connectionfailed");
        });
        const field = page.getByRole("textbox", { name: "البريد الإلكتروني" });
        await field.fill("mariam@example.com");
        await page.getByRole("button", { name: "انضمام" }).click();
        await page.getByText("تعذّر الإرسال").waitFor();
        expect(await field.inputValue()).toBe("mariam@example.com");
        works = true;
        await page.getByRole("button", { name: "انضمام" }).click();
        await page.getByText("سُجّل عنوانك").waitFor();
        expect(sent).toEqual(Array(2).fill({ email: "mariam@example.com", product: "rendre" }));

        await page.clock.fastForward(Date.parse("2027-03-01T06:00:00Z") - before.getTime());
        await page.getByText("بدأ العمل في الشارقة").waitFor();
        await page.getByRole("button", { name: "English" }).click();
        await page.getByText("Open in Sharjah").waitFor();
      },
      { at: before, planned: /ERR_CONNECTION_FAILED|^failed: .*newsletter/ },
    ));

  it("and is under 200 lines of its own", () => {
    const files = globSync("examples/microsite/src/*.{ts,tsx}", { cwd: root });
    const lines = files.map((file) => readFileSync(join(root, file), "utf8").trim().split("\n"));
    expect(files.length).toBeGreaterThan(0);
    expect(lines.flat().length).toBeLessThan(200);
  });
});
