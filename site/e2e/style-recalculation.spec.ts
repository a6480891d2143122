import { globSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "./test.ts";

async function countRecalculated(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("Only Chromium's browser object can trace.");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  await page.waitForTimeout(900);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test("small changes recalculate the styles of a page once at most", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  const all = await page.evaluate(() => document.querySelectorAll("*").length);
  const press = (name: string) => () => page.getByRole("button", { name }).click();

  expect(await countRecalculated(page, press("Services"))).toBeLessThan(all * 1.5);
  await page.keyboard.press("Escape");
  expect(await countRecalculated(page, press("Switch to light theme"))).toBeLessThan(all * 1.5);
  expect(await countRecalculated(page, () => page.keyboard.press("Tab"))).toBeLessThan(all * 0.3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  expect(await countRecalculated(page, press("Open menu"))).toBeLessThan(all * 1.5);
});

function getSubject(css: string, end: number): string {
  let depth = 0;
  for (let start = end; start > 0; start--) {
    const char = css.charAt(start - 1);
    if (char === ")") depth++;
    else if (char === "(") depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[\s,>+~{};]/.test(char)) return css.slice(start, end);
  }
  return css.slice(0, end);
}

test("each `:has()` has a class before it, without which any change recalculates the page", () => {
  const files = globSync(new URL("../dist/client/assets/*.css", import.meta.url).pathname);
  const subjects = files.flatMap((file) => {
    const css = readFileSync(file, "utf8");
    return [...css.matchAll(/:has\(/g)].map(({ index }) => getSubject(css, index));
  });
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter((subject) => !/\.[\w-]/.test(subject))).toEqual([]);
});
