import axe from "axe-core";
import type { Page } from "playwright";

/** Context of a desk test. */
export interface Place {
  page: Page;
  url: string;
  check: (name: string, actual: unknown, expected: unknown) => void;
  /** Whether a condition becomes true within 30 s. */
  becomes: (condition: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * Returns the axe rules that a page violates. Its Content Security Policy blocks injected scripts,
 * so axe runs over the DevTools protocol.
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
