import axe from "axe-core";
import type { Page } from "playwright";

export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns a line per violated rule. @param tags axe tags. @default WCAG 2.2 A and AA */
export async function violations(page: Page, tags: readonly string[] = wcag): Promise<string[]> {
  // Once: the script has half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        // Other results take half of the time.
        resultTypes: ["violations"],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`,
      );
    },
    [...tags],
  );
}
