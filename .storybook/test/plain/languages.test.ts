import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getFontFiles } from "../../../packages/ui/src/theme/fonts/getFontFiles.ts";
import { getRenderedFonts } from "../../../scripts/renderedFonts.ts";
import { type Plain, startPlain } from "./server.ts";

let plain: Plain<typeof import("./words.tsx")>;
const pages: Page[] = [];
beforeAll(async () => {
  plain = await startPlain("words");
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});
afterAll(() => plain?.close());

/** @param lang of the headings, by default the page's */
async function open(language: string, text: string, lang?: string) {
  const page = await plain.open(({ renderWords }) => renderWords(text, lang), { language });
  pages.push(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const getFonts = (page: Page) => getRenderedFonts(page, "h1");

const getFontRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => /([^/]+)-[\w-]{8}\.woff2$/.exec(name)?.[1])
      .filter((name) => name !== undefined)
      .map((name) => `${name}.woff2`)
      .sort(),
  );

const getStyle = (page: Page) =>
  page
    .locator("h1")
    .first()
    .evaluate((heading) => {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(heading);
      const [size, tracking, line] = [fontSize, letterSpacing, lineHeight].map(Number.parseFloat);
      return { tracking: (tracking || 0) / (size ?? 1), lineHeight: (line ?? 0) / (size ?? 1) };
    });

const titles = {
  en: "We build products",
  tr: "İstanbul güneşi ğış",
  pl: "Łódź żółw ąę",
  cs: "Příliš žluťoučký kůň",
  ar: "نبني منتجات رقمية",
  fa: "می‌خواهیم گران‌بهاترین ژاکت ۴۵۶",
  ur: "پاکستان کی ڈیجیٹل ایجنسی، ٹھیک ہے۔ ۷۸۹",
  ckb: "ئاژانسی دیجیتاڵی کوردستان ڕۆژ",
  ps: "ښځه ځوړ ټول",
  ug: "ئۇيغۇرچە",
};
type Language = keyof typeof titles;
const arabic = ["ar", "fa", "ur", "ckb", "ps", "ug"];
const getFamily = (language: string) => {
  if (!arabic.includes(language)) return "Instrument Sans";
  return language === "ar" ? "Readex Pro" : "Vazirmatn";
};

describe.each(Object.keys(titles) as Language[])("in %s", (language) => {
  const title = titles[language];
  const expected = title.split(" ").map(() => getFamily(language));

  it("renders each word in one font, and loads no other", async () => {
    const page = await open(language, title);
    expect(await getFonts(page)).toEqual(expected);
    expect(await getFontRequests(page)).toEqual(getFontFiles(language, title).sort());
  });

  it("renders a part of another page in the same font", async () => {
    for (const other of ["en", "ar", "fa"]) {
      const fonts = await getFonts(await open(other, title, language));
      // Vazirmatn has the letters of Arabic too.
      const isCovered = language === "ar" && other === "fa";
      expect([other, fonts]).toEqual([
        other,
        isCovered ? title.split(" ").map(() => "Vazirmatn") : expected,
      ]);
    }
  });

  it("has the type of its script", async () => {
    for (const page of [await open(language, title), await open("en", title, language)]) {
      const { tracking, lineHeight } = await getStyle(page);
      if (arabic.includes(language)) expect(tracking).toBe(0);
      else expect(tracking).toBeLessThan(0);
      expect(lineHeight > 1.2).toBe(arabic.includes(language));
    }
  });
});

it("renders names with letters that Arabic lacks in one font", async () => {
  const page = await open("ar", "تصميم پاريس وگرگان وشركة چای Studio");
  expect(await getFonts(page)).toEqual([
    ...["Readex Pro", "Vazirmatn", "Vazirmatn", "Readex Pro", "Vazirmatn"],
    "Instrument Sans",
  ]);
});

it("renders the signs of Latin-1 and of currencies by a file of their own", async () => {
  const latin = "instrument-sans-latin-wght-normal.woff2";
  const latin1 = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0xa1 + at));
  // Soft hyphens are invisible.
  const signs = latin1.filter((sign) => sign !== "\u00AD").join("");
  const page = await open("en", `${signs} ² ½ ₹`);
  const [all = "", ...others] = await getFonts(page);
  expect(all.split(",").sort()).toEqual(["Instrument Sans", "Readex Pro"]);
  expect(others).toEqual(["Readex Pro", "Readex Pro", "Readex Pro"]);
  expect(await getFontRequests(page)).toEqual([latin, "readex-pro-signs-wght-normal.woff2"]);
  expect(await getFontRequests(await open("en", "120 m × 2"))).toEqual([latin]);
});

it.each([
  ["he", "שלום עולם", ["instrument-sans-latin-wght-normal.woff2"]],
  ["sd", "سنڌي ٻولي", ["instrument-sans-latin-wght-normal.woff2"]],
  ["vi", "Việt Nam", []],
])("leaves whole words in %s to a system font", async (language, title, files) => {
  expect(await getFontRequests(await open(language, title))).toEqual(files);
  expect(getFontFiles(language, title)).toEqual(files);
});

it("has the type of the script in a tag's subtag", async () => {
  const getTracking = async (language: string) =>
    (await getStyle(await open(language, "Salaam"))).tracking;
  for (const joined of ["ku-Arab", "az-arab-IR", "fa-AF", "ar-Arab-AE"]) {
    expect(await getTracking(joined)).toBe(0);
  }
  for (const latin of ["ur-Latn", "ar-Latn", "ku", "az"]) {
    expect(await getTracking(latin)).toBeLessThan(0);
  }
});

it("has no tracking in scripts that it was not drawn for", async () => {
  for (const language of ["he", "yi-US", "hi", "ja", "th"]) {
    const { tracking, lineHeight } = await getStyle(await open(language, "א"));
    expect([language, tracking]).toEqual([language, 0]);
    expect(lineHeight).toBeLessThan(1.2);
  }
});
