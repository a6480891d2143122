import { addresses, toArabicPath } from "./addresses.ts";
import { expect, test, waitForHydration } from "./test.ts";
import {
  getBrokenWords,
  getCutTexts,
  getFontSizes,
  getSmallTextShare,
  textSpacing,
} from "./textMeasures.ts";

// Allows `addStyleTag`.
test.use({ bypassCSP: true });

const maxZoom = 5;

for (const language of ["en", "ar"] as const) {
  for (const address of addresses) {
    const path = language === "ar" ? toArabicPath(address) : address;
    test(`${path} is readable with text spacing, zoom and large fonts`, async ({
      page,
      setPreferences,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await setPreferences({ language });
      await page.goto(path);
      await waitForHydration(page);

      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await getSmallTextShare(page, 13.5), `small text at ${width}`)
          .toBeLessThanOrEqual(0.15);
        expect.soft(await getBrokenWords(page), `broken words at ${width}`).toEqual([]);
      }

      // WCAG 1.4.4. 500 % zoom leaves a fifth of the width.
      const zoomed = await page.evaluate(() => document.documentElement.clientWidth);
      const plain = await getFontSizes(page);
      await page.setViewportSize({ width: zoomed / maxZoom, height: 160 });
      const enlarged = await getFontSizes(page);
      const small = plain.filter(
        ({ size }, at) => (enlarged[at]?.size ?? 0) * maxZoom < size * 2 - 0.5,
      );
      expect.soft(small, "not enlarged twofold").toEqual([]);

      // WCAG 1.4.4 (font size), and 1.4.10.
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      await page.setViewportSize({ width: 390, height: 800 });
      expect.soft(await getCutTexts(page), "root font of 200 %").toEqual([]);
      await page.addStyleTag({ content: "html { font-size: 100% !important }" });
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await getCutTexts(page), "zoom of 400 %").toEqual([]);

      // WCAG 1.4.12. Letter spacing does not apply to Arabic.
      const spacing =
        language === "ar" ? textSpacing.replace(/letter-spacing[^;]*;/, "") : textSpacing;
      await page.addStyleTag({ content: spacing });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await getCutTexts(page), `text spacing at ${width}`).toEqual([]);
      }
    });
  }
}
