import axe from "axe-core";
import type { Page } from "playwright";

/** What a part of the desk's test works with. */
export interface Place {
  /** The Studio of whoever works there. */
  page: Page;
  /** Of the site. */
  url: string;
  check: (name: string, actual: unknown, expected: unknown) => void;
  /** Whether something comes true within half a minute. */
  becomes: (condition: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * What of a page is not accessible, by the names of the rules. The page's own policy lets no other
 * script in, so this one is not added to it.
 */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async (part) =>
      (await (globalThis as unknown as { axe: typeof axe }).axe.run(part)).violations.map(
        ({ id }) => id,
      ),
    within,
  );
}
