import { expect, type Page } from "./test.ts";

/** The toast that is seen; the form's own status, which says the same, stands elsewhere. */
export const getToast = (page: Page) => page.locator("[data-toasts]").getByRole("listitem");

/** The colour of a type of toast in the page's theme. */
export const getColor = (page: Page, name: "positive" | "negative") =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.color = `var(--agency-color-${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** The toast stands 2rem from the top and from the inline end, and is at most 400 px wide. */
export async function expectPlace(page: Page) {
  const place = () =>
    getToast(page).evaluate((toast) => {
      const { top, left, right, width } = toast.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const end = document.dir === "rtl" ? left : document.documentElement.clientWidth - right;
      return { top: top / rem, end: end / rem, narrow: width > 0 && width <= 400 };
    });
  await expect.poll(place).toEqual({ top: 2, end: 2, narrow: true });
}
