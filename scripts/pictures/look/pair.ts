import type { Page } from "playwright";

/** Of a picture, in its pixels: left, top, width, height. */
export type Part = [number, number, number, number];

/** A drawing, and where the site has what it shows. */
export interface Pair {
  /** The drawing, without its ending. */
  drawn: string;
  /** What of the drawing is shown; all of it without one. */
  part?: Part;
  /** Of one half, in pixels, where it is less than the usual one. */
  half?: number;

  /** @default "/" */
  path?: string;
  /** @default "dark" */
  theme?: "dark" | "light";
  /** Of the window, in pixels. @default 1440 */
  width?: number;
  height?: number;
  /** Where the part begins: an element, or pixels from the top. @default 0 */
  at?: string | number;
  /** How far above that it begins, in pixels; below it where negative. @default 0 */
  above?: number;
  /** In pixels, where the page needs another height than the drawing for the same. */
  tall?: number;
  /** That element alone, with `above` around it. @default false */
  element?: boolean;
  /** The window is shown, scrolled by this share of the way, in place of a part of the page. */
  way?: number;
  /** What a visitor has done before. */
  state?: (page: Page) => Promise<void>;
  /** The visitor's clock stands at this moment. */
  moment?: string;

  /** A sharing picture of the site, in place of a page. */
  sharing?: string;
  /** A picture in the repository, in place of a page, and what of it is shown. */
  file?: string;
  filePart?: Part;
}

export const press =
  (at: string, ...keys: string[]) =>
  async (page: Page) => {
    const one = page.locator(at).first();
    await one.scrollIntoViewIfNeeded();
    // What comes to life when it is near.
    await page.waitForTimeout(1_500);
    await one.focus();
    for (const key of keys) await page.keyboard.press(key);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  };

export const hover = (at: string) => async (page: Page) => {
  await page.locator(at).first().hover();
  await page.waitForTimeout(500);
};
