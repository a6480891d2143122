/**
 * Tests the built site in Firefox and WebKit: `npm run test:browsers`, or `node scripts/browsers.ts
 * firefox`. Prints failures, then `N passed, N failed`.
 */
import { createDataFolder, startSite } from "../site/e2e/server.ts";
import type { Browser, Start } from "./browsers/browser.ts";
import { choices, contact, intro, menus, pages, type Visit } from "./browsers/checks.ts";
import { firefox } from "./browsers/firefox.ts";
import { webkit } from "./browsers/webkit.ts";

const starts: Record<string, Start> = { firefox, webkit };
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(starts);
const unknown = names.filter((name) => !starts[name]);
if (unknown.length > 0) {
  console.error(`No such browser: ${unknown}. There are ${Object.keys(starts).join(", ")}.`);
  process.exit(2);
}

const count = { passed: 0, failed: 0 };

function fail(name: string, reason: string): void {
  count.failed++;
  console.log(`${name}: ${reason}`);
}

function check(name: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is === should) count.passed++;
  else fail(name, `${is}, expected ${should}`);
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function visit(browser: Browser, about: Omit<Visit, "browser" | "check">, name: string) {
  for (const part of [intro, pages, menus, contact, choices]) {
    const prefix = `${name} ${about.language}`;
    try {
      await part({
        ...about,
        browser,
        check: (what, actual, expected) => check(`${prefix}, ${what}`, actual, expected),
      });
    } catch (error) {
      fail(`${prefix}, ${part.name}`, reason(error));
    }
  }
}

const data = createDataFolder();
const site = await startSite({ DATA_DIR: data.path });
try {
  for (const name of names) {
    let browser: Browser | undefined;
    try {
      browser = await starts[name]?.(site.url);
    } catch (error) {
      fail(name, reason(error));
    }
    if (!browser) continue;
    console.log(browser.version);
    try {
      for (const language of ["en", "ar"] as const) await visit(browser, { site, language }, name);
    } finally {
      await browser.close();
    }
  }
} finally {
  await site.stop();
  data.remove();
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;
