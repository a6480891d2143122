import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import {
  getBrokenWords,
  getCutTexts,
  getFontSizes,
  getSmallTextShare,
  textSpacing,
} from "./textMeasures.ts";

const maxZoom = 5;

/** Replaces the styles of an earlier call. The content security policy permits constructed sheets. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Expects the page to be readable with text spacing, zoom and large fonts (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function expectReadable(page: Page, language: "en" | "ar"): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect
      .soft(await getSmallTextShare(page, 13.5), `small text at ${width}`)
      .toBeLessThanOrEqual(0.15);
    expect.soft(await getBrokenWords(page), `broken words at ${width}`).toEqual([]);
  }

  // 500 % zoom leaves a fifth of the width.
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const plain = await getFontSizes(page);
  await page.setViewportSize({ width: width / maxZoom, height: 160 });
  const enlarged = await getFontSizes(page);
  const small = plain.filter(
    ({ size }, at) => (enlarged[at]?.size ?? 0) * maxZoom < size * 2 - 0.5,
  );
  expect.soft(small, "not enlarged twofold").toEqual([]);

  await setStyles(page, "html { font-size: 200% !important }");
  await page.setViewportSize({ width: 390, height: 800 });
  expect.soft(await getCutTexts(page), "root font of 200 %").toEqual([]);
  await setStyles(page, "");
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await getCutTexts(page), "zoom of 400 %").toEqual([]);

  // Letter spacing does not apply to Arabic.
  await setStyles(
    page,
    language === "ar" ? textSpacing.replace(/letter-spacing[^;]*;/, "") : textSpacing,
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await getCutTexts(page), `text spacing at ${width}`).toEqual([]);
  }
}
