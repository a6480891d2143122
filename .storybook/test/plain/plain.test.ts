/** Progressive enhancement: stories with JavaScript disabled. */
import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Plain, startPlain } from "./server.ts";

type Pages = typeof import("./pages.tsx");

const phone = { viewport: { width: 390, height: 844 } };
const languages = ["en", "ar"] as const;

let plain: Plain<Pages>;
const pages: Page[] = [];
beforeAll(async () => {
  plain = await startPlain<Pages>("pages");
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});
afterAll(() => plain?.close());

/** @param story such as `Nav/Playground` */
async function open(story: string, options: Parameters<typeof plain.open>[1] = {}) {
  const page = await plain.open(({ render }) => render(story, options.language ?? "en"), options);
  pages.push(page);
  return page;
}
const ground = (page: Page) =>
  page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
const visible = (page: Page, name: string) => page.locator(`:is(${name}):visible`).count();

describe.each(languages)("without a script, in %s", (language) => {
  it("opens a dropdown of the navigation by a press, one at a time, and closes it by Escape", async () => {
    const page = await open("Nav/Default", { language });
    const panels = page.locator("header nav li > [popover]");
    const buttons = page.locator("header nav button");
    expect(await visible(page, "header nav li a")).toBe(3);
    await buttons.first().click();
    expect(await hrefs(panels.first().locator("a:visible"))).toHaveLength(4);
    await buttons.nth(1).focus();
    await page.keyboard.press("Enter");
    expect(await panels.first().isVisible()).toBe(false);
    expect(await hrefs(panels.nth(1).locator("a:visible"))).toHaveLength(3);
    await page.keyboard.press("Tab");
    expect(
      await panels
        .nth(1)
        .locator("a")
        .first()
        .evaluate((link) => link.matches(":focus")),
    ).toBe(true);
    await page.keyboard.press("Escape");
    expect(await panels.nth(1).isVisible()).toBe(false);
  });

  it("scrolls a navigation that does not fit, in its bar alone", async () => {
    const page = await open("Nav/Collapsed", { language, viewport: { width: 900, height: 800 } });
    const last = page.locator("header nav a:visible").last();
    await last.focus();
    const box = await last.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 900).toBe(true);
    const html = page.locator("html");
    expect(await html.evaluate(({ scrollWidth }) => scrollWidth)).toBe(900);
  });

  it("reaches every link of the navigation on a phone, and closes the menu by its button", async () => {
    const page = await open("Nav/Default", { language, ...phone, hasTouch: true });
    const button = page.locator("header button[popovertarget]:visible");
    await button.tap();
    const menu = page.locator("header [popover]:visible");
    expect(await hrefs(menu.locator("nav a:visible"))).toHaveLength(14);
    await button.tap();
    expect(await menu.count()).toBe(0);
  });

  it("sends the filters of a panel with the address, on a phone too", async () => {
    const page = await open("FilterPanel/Playground", { language, ...phone });
    await page.getByRole("searchbox").fill("type");
    await page.getByRole("combobox").first().selectOption("1");
    await page.locator("button:visible").click();
    await page.waitForURL("**/careers?**");
    expect(new URL(page.url()).search).toBe("?q=type&filter0=1&filter1=0&filter2=&filter3=");
  });

  it("searches by its button", async () => {
    const page = await open("SearchField/Playground", { language });
    await page.getByRole("searchbox").fill("type");
    await page.locator("button:visible").click();
    await page.waitForURL("**/blog?q=type");
  });

  it("changes the language by links that say where they lead", async () => {
    const page = await open("LanguageSelect/Links", { language });
    const links = page.getByRole("link");
    expect(await hrefs(links)).toEqual(["/about", "/ar/about"]);
    expect(await links.nth(1).getAttribute("hreflang")).toBe("ar");
    const menu = await open("LanguageMenu/Links", { language });
    await menu.getByRole("button").click();
    await menu.getByRole("link", { name: "Français" }).click();
    await menu.waitForURL("**/fr/about");
  });

  it("loads more by its address, and offers no button that does nothing", async () => {
    const page = await open("LoadMore/AsLink", { language });
    expect(await hrefs(page.getByRole("link"))).toEqual(["/blog?page=2"]);
    expect(await visible(await open("LoadMore/Playground", { language }), "button")).toBe(0);
  });

  it("opens questions, and shows all of an accordion and of tabs", async () => {
    const page = await open("Faq/Playground", { language });
    await page.locator("summary").first().click();
    expect(await page.locator("details[open]").count()).toBe(1);
    for (const story of ["Accordion/Playground", "Tabs/Playground"]) {
      const whole = await open(story, { language });
      const regions = whole.locator("[role=region], [role=tabpanel]");
      const shown = await regions.evaluateAll((all) =>
        all.map((region) => region.checkVisibility() && (region.textContent ?? "").length > 0),
      );
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).not.toContain(false);
    }
  });

  it("leads with the errors of a server to their fields", async () => {
    const page = await open("ErrorSummary/Playground", { language });
    const field = page.getByRole("textbox").nth(1);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const described = await field.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).isVisible()).toBe(true);
    expect(await page.locator("[autofocus]").evaluate((summary) => summary.matches(":focus"))).toBe(
      true,
    );
    await page.getByRole("link").nth(1).click();
    expect(await field.evaluate((control) => control.matches(":target"))).toBe(true);
  });
});

describe("without a script", () => {
  it.each([
    ["ThemeToggle/Default"],
    ["MotionProvider/Playing"],
    ["CookieConsent/Default"],
    ["WalkThrough/Playground"],
    ["Dialog/Playground"],
  ])("%s shows no control that does nothing", async (story) => {
    expect(await visible(await open(story), "button:not([aria-current], li > button)")).toBe(0);
  });

  it("takes the theme of the system", async () => {
    const [dark, light] = [
      await open("Faq/Playground", { colorScheme: "dark" }),
      await open("Faq/Playground", { colorScheme: "light" }),
    ];
    expect(await ground(dark)).not.toBe(await ground(light));
    const withScript = { javaScriptEnabled: true, colorScheme: "light" } as const;
    expect(await ground(await open("Faq/Playground", withScript))).toBe(await ground(dark));
  });

  it("says the date of a launch in place of figures that stand still", async () => {
    const page = await open("Countdown/Playground");
    expect(
      await page
        .locator("[role=timer] > :visible")
        .evaluateAll((all) => all.map(({ tagName }) => tagName)),
    ).toEqual(["TIME"]);
  });

  it("shows what a file field holds", async () => {
    const page = await open("FileField/Playground");
    const input = page.locator("input[type=file]");
    expect(await input.evaluate((control) => getComputedStyle(control).opacity)).toBe("1");
    expect(await visible(page, "button")).toBe(0);
  });

  it("leads from each picture of a gallery to its file", async () => {
    const links = (await open("Gallery/Playground")).getByRole("link");
    expect(await links.count()).toBe(4);
    expect(await hrefs(links)).not.toContain(null);
  });
});

describe("on paper", () => {
  async function print(story: string, options: Parameters<Plain<Pages>["open"]>[1] = {}) {
    const page = await open(story, { viewport: { width: 794, height: 1123 }, ...options });
    await page.emulateMedia({ media: "print" });
    return page;
  }

  it.each(["dark", "light"] as const)(
    "is light, whatever the screen is: %s",
    async (colorScheme) => {
      const scheme = await (await print("Faq/Playground", { colorScheme, javaScriptEnabled: true }))
        .locator("html")
        .evaluate((html) => getComputedStyle(html).colorScheme);
      expect(scheme).toBe("light");
    },
  );

  it("prints every answer", async () => {
    const page = await print("Faq/Playground");
    const heights = await page
      .locator("details > :not(summary)")
      .evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(20);
  });

  it.each([
    "Form/Playground",
    "SignupField/Default",
    "CallToAction/Playground",
    "LoadMore/AsLink",
    "FilterPanel/Playground",
    "CookieConsent/Default",
  ])("leaves %s out", async (story) => {
    const page = await print(story, { javaScriptEnabled: true });
    expect(await visible(page, "form, input, button, a")).toBe(0);
  });

  it("tells before and after apart in words", async () => {
    const page = await print("Stats/Playground");
    const words = await page.locator("li").first().innerText();
    const screen = await open("Stats/Playground");
    const width = (of: Page) =>
      of
        .locator("li p > span")
        .first()
        .evaluate((word) => word.getBoundingClientRect().width);
    expect(words).toMatch(/before/i);
    expect(await width(screen)).toBe(1);
    expect(await width(page)).toBeGreaterThan(20);
  });

  it("keeps a heading with what follows it", async () => {
    const page = await print("Prose/Default");
    const breaks = await page
      .locator("h2")
      .first()
      .evaluate((title) => getComputedStyle(title).breakAfter);
    expect(breaks).toBe("avoid");
  });

  it("shows pictures whole", async () => {
    const page = await print("Gallery/Playground");
    const fit = await page
      .locator("img:visible")
      .first()
      .evaluate((image) => getComputedStyle(image).objectFit);
    expect(fit).toBe("contain");
  });
});

it("leaves room for the page beside the question about cookies at 400 percent", async () => {
  const page = await open("CookieConsent/Default", {
    viewport: { width: 320, height: 256 },
    javaScriptEnabled: true,
  });
  const box = await page.getByRole("region").boundingBox();
  expect(box?.height).toBeLessThan(256 * 0.65);
  for (const button of await page.getByRole("button").all()) {
    expect(await button.isVisible()).toBe(true);
  }
});
