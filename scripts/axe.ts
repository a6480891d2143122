import axe from "axe-core";
import type { Page } from "playwright";

/** Tags of axe's rules for WCAG 2.2 A and AA. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Accessibility violations of a page as axe sees them, a line for each rule with the elements.
 *
 * @param tags of axe's rules. @default those of WCAG 2.2 A and AA
 */
export async function violations(page: Page, tags: readonly string[] = wcag): Promise<string[]> {
  // Loaded once for each page: it is half a megabyte, and some tests ask several times.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        // Nothing else is read, and gathering it takes half of the time.
        resultTypes: ["violations"],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
      );
    },
    [...tags],
  );
}
