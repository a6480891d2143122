import { expect, type Page } from "./test.ts";

/** The form's inline status has the same text. */
export const getToast = (page: Page) => page.locator("[data-toasts]").getByRole("listitem");

export const getColor = (page: Page, name: "positive" | "negative") =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.color = `var(--agency-color-${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** Expects 2rem from the top and inline end, at most 400 px wide. */
export async function expectToastPosition(page: Page) {
  const place = () =>
    getToast(page).evaluate((toast) => {
      const { top, left, right, width } = toast.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const end = document.dir === "rtl" ? left : document.documentElement.clientWidth - right;
      return { top: top / rem, end: end / rem, narrow: width > 0 && width <= 400 };
    });
  await expect.poll(place).toEqual({ top: 2, end: 2, narrow: true });
}
