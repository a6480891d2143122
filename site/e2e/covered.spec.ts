import { toArabicPath } from "./addresses.ts";
import { expect, type Page, revealNotice, test } from "./test.ts";

const widths = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

/** Returns texts and controls covered by `cover` at each scroll position. */
const getCovered = (page: Page, cover: string): Promise<string[]> =>
  page.evaluate(async (selector) => {
    const found = new Set<string>();
    const range = document.createRange();
    const root = document.documentElement;
    for (let y = 400; y < root.scrollHeight; y += innerHeight * 0.6) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
      const cover = document.querySelector(selector);
      if (!cover) continue;
      const box = cover.getBoundingClientRect();
      const isCovered = (part: DOMRect) =>
        part.width > 1 &&
        part.height > 1 &&
        part.left < box.right - 1 &&
        part.right > box.left + 1 &&
        part.top < box.bottom - 1 &&
        part.bottom > box.top + 1;
      const isShown = (element: Element | null) =>
        element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("svg, [role=img], [aria-hidden=true]") &&
        !cover.contains(element);
      for (const control of document.querySelectorAll("a, button, input, select, textarea"))
        if (isShown(control) && isCovered(control.getBoundingClientRect()))
          found.add(`${control.tagName} ${control.textContent?.trim().slice(0, 30)}`);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !isShown(parent)) continue;
        if (parent && parent.getBoundingClientRect().width <= 1) continue;
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(isCovered))
          found.add(node.textContent.trim().slice(0, 40));
      }
    }
    return [...found];
  }, cover);

for (const language of ["en", "ar"] as const) {
  for (const address of ["/", "/contact", "/upflyover", "/careers"]) {
    const path = language === "ar" ? toArabicPath(address) : address;
    test(`the button to the top covers nothing of ${path}`, async ({
      page,
      setPreferences,
      open,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await setPreferences({ language });
      await open(path);
      const name = language === "en" ? "Back to top" : "العودة إلى أعلى الصفحة";
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await getCovered(page, `button[aria-label="${name}"]`);
        await expect(page.getByRole("button", { name })).toBeVisible();
        expect.soft(covered, String(width)).toEqual([]);
      }
    });
  }

  test(`the cookie notice covers nothing of a first screen, and is low, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await setPreferences({ language, consent: "open" });
    const sizes = [
      [360, 640],
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const;
    const notice = page.getByRole("region", {
      name: language === "en" ? "Cookie notice" : "إشعار ملفات تعريف الارتباط",
    });
    for (const [width, windowHeight] of sizes) {
      await page.setViewportSize({ width, height: windowHeight });
      for (const address of ["/", "/rendre", "/upflyover", "/gymestry", "/blog", "/case-studies"]) {
        await open(language === "ar" ? toArabicPath(address) : address);
        await expect.soft(notice, `${address} at ${width}`).toBeHidden();
      }
      await revealNotice(page);
      await expect(notice).toBeVisible();
      const height = (await notice.boundingBox())?.height;
      expect.soft(height, `height at ${width}`).toBeLessThanOrEqual(width > 768 ? 64 : 120);
    }
  });
}
