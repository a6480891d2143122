import type { Page } from "playwright";
import { expect, it } from "vitest";
import { getRenderedFonts } from "../../../../scripts/renderedFonts.ts";
import { regional, runTests, type Sites } from "./sites.ts";
import { type Translated, titles } from "./translate.ts";
import { visit } from "./visit.ts";

/** Tests the site in languages besides English and Arabic. */
export function testLanguages(sites: Sites): void {
  const latin = "instrument-sans-latin-wght-normal";
  const expected = {
    tr: {
      path: "/",
      dir: "ltr",
      locale: "tr_TR",
      fonts: ["instrument-sans-latin-ext-wght-normal", latin],
    },
    ur: {
      path: "/ur/",
      dir: "rtl",
      locale: "ur_PK",
      fonts: [latin, "vazirmatn-arabic-wght-normal"],
    },
    fa: {
      path: "/fa/",
      dir: "rtl",
      locale: "fa_IR",
      fonts: [latin, "vazirmatn-arabic-wght-normal"],
    },
    he: { path: "/he/", dir: "rtl", locale: "he_IL", fonts: [latin] },
  };
  const all = Object.entries(expected) as [Translated, (typeof expected)["tr"]][];

  it.each(all)(
    "has direction, type and fonts of %s",
    async (language, { path, dir, locale, fonts }) => {
      const look = async (page: Page) => {
        // Hydrated: the countdown runs.
        await page
          .getByRole("timer")
          .getByText(/^(99|100|۹۹|۱۰۰)$/)
          .waitFor();
        const html = page.locator("html");
        expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([
          language,
          dir,
        ]);
        expect(await page.locator('meta[property="og:locale"]').getAttribute("content")).toBe(
          locale,
        );
        const preloads = await page
          .locator("link[rel=preload][as=font]")
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
        expect(preloads.map((href) => /([\w-]+)-.{8}\.woff2$/.exec(href)?.[1]).sort()).toEqual(
          fonts,
        );
        const tracking = await page
          .locator("h1")
          .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).letterSpacing) || 0);
        if (language === "tr") expect(tracking).toBeLessThan(0);
        else expect(tracking).toBe(0);
        await page.locator("h1").evaluate((heading, title) => {
          const words = title.split(" ").map((word) => {
            const span = document.createElement("span");
            span.textContent = word;
            return span;
          });
          heading.replaceChildren(...words);
        }, titles[language]);
        // The browser of the tests has no Hebrew font.
        const family = language === "tr" ? "Instrument Sans" : "Vazirmatn";
        if (language !== "he") {
          const words = titles[language].split(" ");
          expect(await getRenderedFonts(page, "h1 > span")).toEqual(words.map(() => family));
        }
      };
      await visit(sites.browser, sites.served.regional.url + path, look);
    },
  );

  it("says that texts are in English until they are translated", async () => {
    const html = await (await fetch(`${sites.served.regional.url}/nl/`)).text();
    expect(html).toContain('<html lang="en" dir="ltr">');
    const turkish = await (await fetch(sites.served.regional.url)).text();
    expect(turkish).toContain('href="/nl/" hrefLang="nl" lang="nl"');
    expect(turkish).toContain(">Nederlands<");
  });

  it("passes its tests", () => {
    expect(runTests(regional)).toMatch(/^# fail 0$/m);
  });
}
