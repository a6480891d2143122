import { type Browser, expect, type Page } from "@playwright/test";

/** Language, time zone and theme. The server has only the first. */
export const visitors = [
  ["en", "America/New_York", "light"],
  ["ar", "Asia/Tokyo", "dark"],
] as const;

/** Forms and clocks differ between renders. Hints of controls require scripts. */
export const getText = (page: Page): Promise<string> =>
  page.locator("#root").evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const read: string[] = [];
    const hints = [...root.querySelectorAll("[aria-describedby]")].flatMap((control) =>
      (control.getAttribute("aria-describedby") ?? "").split(" "),
    );
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest("button, form, select, [role=timer]")) continue;
      if (!hints.some((id) => root.ownerDocument.getElementById(id)?.contains(parent)))
        read.push(textContent ?? "");
    }
    return read
      .join(" ")
      .replace(/\d\d:\d\d/g, "")
      .replace(/\s+/g, " ")
      .trim();
  });

export async function textWithoutScript(
  browser: Browser,
  baseURL: string,
  path: string,
  language: "en" | "ar",
): Promise<string> {
  const viewport = { width: 1280, height: 800 };
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport });
  await plain.route(/\.(woff2|webp|avif|jpe?g|png)(\?|$)/, (route) => route.abort());
  const still = await plain.newPage();
  await still.goto(path);
  await expect(still.locator("html")).toHaveAttribute("lang", language);
  const text = await getText(still);
  expect(text.length).toBeGreaterThan(600);
  await plain.close();
  return text;
}
