import axe from "axe-core";
import type { Page } from "playwright";

export interface DeskPageContext {
  page: Page;
  url: string;
  check: (name: string, actual: unknown, expected: unknown) => void;
  /** Within 30 s. */
  eventually: (condition: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * Returns violated axe rules. The driver evaluates them: the Content Security Policy blocks
 * injected scripts.
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
