import axe from "axe-core";
import type { Page } from "playwright";

/** Axe tags for WCAG 2.2 A and AA. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Returns a page's accessibility violations: one line per rule, with its elements.
 *
 * @param tags axe tags.
 * @default WCAG 2.2 A and AA
 */
export async function violations(page: Page, tags: readonly string[] = wcag): Promise<string[]> {
  // Injected once per page, because the script has half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        // Gathering the other results takes half of the time.
        resultTypes: ["violations"],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
      );
    },
    [...tags],
  );
}
