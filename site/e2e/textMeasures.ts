import type { Page } from "@playwright/test";

/** WCAG 1.4.12. */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/**
 * Returns texts that end outside the window, or a clipping element. Omits drawings and shortened
 * names.
 */
export const getCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawings = "svg, [role=img], [role=img] *, option, .agency-intro *";
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest(drawings)) continue;
      if (isHidden(parent)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (boxes.length === 0) continue;
      let [from, to] = [0, document.documentElement.clientWidth];
      let isScrolled = false;
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (box.width <= 1 || style.clipPath === "inset(50%)") isScrolled = true;
        if (style.textOverflow === "ellipsis") isScrolled = true;
        if (/auto|scroll/.test(style.overflowX)) isScrolled = true;
        if (isScrolled || around === document.body) break;
        if (style.overflowX !== "visible") {
          from = Math.max(from, box.left);
          to = Math.min(to, box.right);
        }
      }
      if (isScrolled) continue;
      const { letterSpacing } = getComputedStyle(parent);
      const spare = 2 + (Number.parseFloat(letterSpacing) || 0);
      const outside = boxes.find(({ left, right }) => left < from - spare || right > to + spare);
      if (!outside) continue;
      const by = Math.round(Math.max(from - outside.left, outside.right - to));
      cut.push(`${node.textContent.trim().slice(0, 40)}: ${by} px`);
    }
    return cut;
  });

/** Returns headings' and paragraphs' font sizes in px. */
export const getFontSizes = (page: Page): Promise<{ text: string; size: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, dd, dt, li, a)")]
      .filter((element) => !element.closest("svg, [role=img]"))
      .map((element) => ({
        text: (element.textContent ?? "").trim().slice(0, 40),
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  );

/** Returns the share of visible characters up to `limit` px tall, 0 to 1. */
export const getSmallTextShare = (page: Page, limit: number): Promise<number> =>
  page.evaluate((limit) => {
    let [small, all] = [0, 0];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement: parent } = texts.currentNode;
      if (!parent || parent.closest("svg, [role=img], option")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const count = (textContent ?? "").replace(/\s+/g, "").length;
      all += count;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) <= limit) small += count;
    }
    return small / all;
  }, limit);

/** Returns words of headings that continue on the next line. Omits words with a hyphen. */
export const getBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(
          /[^\s\p{Pd}\u00ad]+/gu,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(
            [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
