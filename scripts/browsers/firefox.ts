import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "puppeteer-core";
import { createFontconfig } from "../fonts.ts";
import { height, limit, recordProblems, type Start, show } from "./browser.ts";
import { ensurePrograms } from "./install.ts";

const executablePath = "/usr/bin/firefox-esr";

/** Debian's Firefox ESR over WebDriver BiDi. */
export const firefox: Start = async (site) => {
  ensurePrograms([executablePath], ["firefox-esr"]);
  // Firefox refuses to run as root with another user's home folder, common in containers.
  const home = mkdtempSync(join(tmpdir(), "agency-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 2 * limit,
    env: { ...process.env, HOME: home, FONTCONFIG_FILE: createFontconfig() },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(limit);
  await page.evaluateOnNewDocument(recordProblems);
  return {
    version: await browser.version(),
    narrowest: 320,
    open: async (path) => void (await page.goto(site + path)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: async (selector) => {
      await page.evaluate(show, selector);
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    resize: (width) => page.setViewport({ width, height }),
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
