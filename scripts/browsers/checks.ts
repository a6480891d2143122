import { addresses, toArabicPath } from "../../site/e2e/addresses.ts";
import { filled, words } from "../../site/e2e/contact.ts";
import { createContentClient } from "../../site/e2e/forms.ts";
import type { SiteProcess } from "../../site/e2e/server.ts";
import arabic from "../../site/locales/ar/common.json" with { type: "json" };
import english from "../../site/locales/en/common.json" with { type: "json" };
import type { Browser } from "./browser.ts";
import * as page from "./page.ts";
import { waitUntil } from "./waitUntil.ts";

type Language = "en" | "ar";
type Check = (name: string, actual: unknown, expected: unknown) => void;

export interface Visit {
  browser: Browser;
  site: SiteProcess;
  language: Language;
  check: Check;
}

const common = { en: english, ar: arabic };
const desktop = 1280;
const getLocalizedPath = (language: Language, path: string) =>
  language === "ar" ? toArabicPath(path) : path;

const arrived = ({ evaluate }: Browser) =>
  waitUntil("The page, alive", () => evaluate(page.isHydrated));

async function open({ browser, language }: Visit, path: string): Promise<void> {
  await browser.open(getLocalizedPath(language, path));
  await arrived(browser);
}

export async function intro(visit: Visit): Promise<void> {
  const { browser, language, check } = visit;
  await browser.open("/robots.txt");
  await browser.evaluate(page.startVisit, language);
  await browser.open(getLocalizedPath(language, "/"));
  check("the intro plays", await browser.evaluate(page.isIntroPlaying), true);
  await arrived(browser);
  check("the intro says nothing wrong", await browser.evaluate(page.problems), []);
  await browser.open(getLocalizedPath(language, "/about"));
  check("the intro does not play again", await browser.evaluate(page.isIntroPlaying), false);
  await arrived(browser);
}

export async function pages(visit: Visit): Promise<void> {
  const { browser, language, check } = visit;
  for (const path of addresses) {
    await browser.resize(desktop);
    await open(visit, path);
    const { lang, dir, headings, footer } = await browser.evaluate(page.facts);
    check(`${path}: language`, lang, language);
    check(`${path}: direction`, dir, language === "ar" ? "rtl" : "ltr");
    check(`${path}: visible h1`, headings, 1);
    check(`${path}: visible footer`, footer, true);
    for (const width of [desktop, browser.narrowest]) {
      await browser.resize(width);
      await browser.evaluate(page.scrollThrough);
      check(
        `${path}: sticks out at ${width} px`,
        await browser.evaluate(page.describeOverflow),
        [],
      );
    }
    check(`${path}: problems`, await browser.evaluate(page.problems), []);
  }
  await browser.resize(desktop);
}

export async function menus(visit: Visit): Promise<void> {
  const { browser, language, check } = visit;
  const { nav } = common[language];
  const path = getLocalizedPath(language, "/branding");

  const follow = async (name: string, link: string) => {
    await waitUntil(link, () => browser.evaluate(page.isVisible, link));
    await browser.click(link);
    await waitUntil(path, () => browser.evaluate(page.isAt, path));
    await arrived(browser);
    check(`${name}: document of before`, await browser.evaluate(page.isMarked), true);
    check(`${name}: closed`, await browser.evaluate(page.isVisible, link), false);
    check(`${name}: problems`, await browser.evaluate(page.problems), []);
  };

  await open(visit, "/about");
  await browser.evaluate(page.mark);
  await browser.click("header nav button");
  await follow("dropdown", `header nav li li a[href="${path}"]`);

  await browser.resize(browser.narrowest);
  await open(visit, "/about");
  await browser.evaluate(page.mark);
  await browser.click(`header button[aria-label="${nav.openMenu}"]`);
  const group = "[role=dialog] nav button";
  await waitUntil("The menu", () => browser.evaluate(page.isVisible, group));
  await browser.click(group);
  await follow("menu", `[role=dialog] nav a[href="${path}"]`);
  await browser.resize(desktop);
}

export async function contact(visit: Visit): Promise<void> {
  const { browser, site, language, check } = visit;
  const email = `${browser.version.replace(/\W+/g, "-")}-${language}@example.com`.toLowerCase();
  const { service, ...texts } = { ...filled, email };
  await open(visit, "/contact");
  for (const [name, text] of Object.entries(texts)) {
    await browser.type(`main [name=${name}]`, text);
  }
  await browser.choose("main [name=service]", service);
  await browser.click("#form button[type=submit]");
  const { sent } = words[language];
  await waitUntil(sent, () => browser.evaluate(page.hasStatus, "#form", sent));
  const stored = await createContentClient(site).fetch<object[]>(
    '*[_type=="contactEnquiry" && email==$email]{name, phone, company, service, message, language}',
    { email },
  );
  const { firstName, lastName, email: _, ...same } = texts;
  const expected = { ...same, name: `${firstName} ${lastName}`, service, language };
  check("contact form: stored", stored.map(sorted), [sorted(expected)]);
  check("contact form: problems", await browser.evaluate(page.problems), []);
}

const sorted = (record: object) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));

export async function choices(visit: Visit): Promise<void> {
  const { browser, language, check } = visit;
  const { toLight, toDark } = common[language].theme;
  await open(visit, "/about");
  check("theme: light at first", await browser.evaluate(page.isLight), false);
  for (const [name, label] of [
    ["light", toLight],
    ["dark", toDark],
  ] as const) {
    // The label follows the stored theme after hydration.
    const toggle = `header button[aria-label="${label}"]`;
    await waitUntil(toggle, () => browser.evaluate(page.isVisible, toggle));
    await browser.click(toggle);
    const isSo = async () => (await browser.evaluate(page.isLight)) === (name === "light");
    await waitUntil(`The ${name} theme`, isSo);
    await open(visit, "/about");
    check(`theme: ${name} after a reload`, await isSo(), true);
  }

  const other: Language = language === "en" ? "ar" : "en";
  await browser.evaluate(page.mark);
  for (const next of [other, language]) {
    await browser.click(`header a[hreflang=${next}]`);
    await waitUntil(`The language ${next}`, () => browser.evaluate(page.isIn, next));
    await waitUntil(`The address in ${next}`, () =>
      browser.evaluate(page.isAt, getLocalizedPath(next, "/about")),
    );
    await arrived(browser);
  }
  check("language: document of before", await browser.evaluate(page.isMarked), true);
  check("choices: problems", await browser.evaluate(page.problems), []);
}
