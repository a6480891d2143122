import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findMemberByName } from "@agency/backoffice/internal/mail/signature";
import type { Issues } from "@agency/backoffice/internal/newsletter/issue";
import type { Reader } from "@agency/content";
import { type Language, languages } from "@agency/content/language";
import { issueMailQuery } from "@agency/content/queries/newsletter";
import { teamQuery } from "@agency/content/queries/team";
import { type Lake, openLake } from "@agency/content-lake";
import { createOgImageRenderer } from "@agency/showcase/og-image/renderer";
import { sampleContent } from "@agency/showcase/sample";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getChromiumOptions } from "../../../../scripts/chromium.ts";
import { compareWithReference } from "../../../../scripts/pictures/reference.ts";
import { parsePortraitPath } from "../../portraits/portraitPaths.ts";
import { getPortraitRecord } from "../../portraits/portraits.ts";
import { letters } from "./letters.ts";

const folder = fileURLToPath(new URL("./references/", import.meta.url));
const seen = fileURLToPath(new URL("../../../../.vitest/attachments/mails/", import.meta.url));

const font = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));
const files: Record<string, Buffer> = {
  "/fonts/instrument-sans.woff2": font("@agency/ui/fonts/instrument-sans-latin-wght-normal.woff2"),
  "/fonts/readex-pro.woff2": font("@agency/ui/fonts/readex-pro-arabic-wght-normal.woff2"),
  "/regular.ttf": font("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  "/bold.ttf": font("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};

/** System fonts differ between machines. */
const systemFonts = ["Arial", "Tahoma"]
  .flatMap((family) => [
    `@font-face{font-family:${family};font-weight:400;src:url(https://system.test/regular.ttf)}`,
    `@font-face{font-family:${family};font-weight:500 700;src:url(https://system.test/bold.ttf)}`,
  ])
  .join("");

let browser: Browser;
const data = mkdtempSync(join(tmpdir(), "agency-mails-"));
let lake: Lake;
let issues: Issues;
beforeAll(async () => {
  browser = await chromium.launch(getChromiumOptions("shell"));
  lake = await openLake({
    dataDir: data,
    publicUrl: "/content",
    knownQueries: new Set([issueMailQuery, teamQuery]),
  });
  await lake.importNdjson("production", sampleContent);
  const [en, ar] = await Promise.all(["en", "ar"].map(issueIn));
  issues = { en, ar } as Issues;
});
afterAll(async () => {
  await browser.close();
  await lake.close();
  rmSync(data, { recursive: true, force: true });
});

async function ask(query: string, params: object): Promise<unknown> {
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const url = `http://localhost/v2023-05-03/data/query/production?${search}`;
  return ((await (await lake.fetch(new Request(url))).json()) as { result: unknown }).result;
}
const reader = { fetch: ask } as Reader;

const issueIn = (lang: string) => {
  const id = "issue-a-line-with-a-grammar";
  return ask(issueMailQuery, { lang, ids: [`drafts.${id}`, id] });
};

const { drawPortrait } = createOgImageRenderer("");

async function getPortrait(address: string): Promise<Buffer | undefined> {
  const { id, language, theme } = parsePortraitPath(address) ?? {};
  if (!id || !theme || !language) return undefined;
  const members = await reader.fetch(teamQuery, { lang: language });
  const member = members.find(({ _id }) => _id === id);
  const record = member && getPortraitRecord(member);
  return record && drawPortrait({ record, theme, mirrored: language === "ar" });
}

async function pictureAt({ pathname, search }: URL): Promise<Buffer | undefined> {
  if (pathname.startsWith("/portraits/")) return getPortrait(pathname);
  if (!pathname.startsWith("/content/")) return undefined;
  const path = pathname.slice("/content".length);
  const answer = await lake.fetch(new Request(`http://localhost${path}${search}`));
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

interface Shown {
  width: number;
  dark?: boolean;
  /** Emulates clients without head styles and images. */
  bare?: boolean;
}

async function picture(html: string, { width, dark = false, bare = false }: Shown) {
  const context = await browser.newContext({
    viewport: { width, height: 400 },
    colorScheme: dark ? "dark" : "light",
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    await page.route("**", async (route) => {
      const url = new URL(route.request().url());
      const body = files[url.pathname] ?? (bare ? undefined : await pictureAt(url));
      if (!body) return route.abort();
      return route.fulfill({ body, headers: { "Access-Control-Allow-Origin": "*" } });
    });
    const kept = bare ? html.replace(/<style>.*?<\/style>/s, "") : html;
    await page.setContent(kept.replace("</head>", `<style>${systemFonts}</style></head>`));
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    return { png: await page.screenshot({ fullPage: true }), scrollWidth };
  } finally {
    await context.close();
  }
}

const member = (name: string, language: Language) => findMemberByName(reader, name, language);

const looks: [name: string, shown: Shown][] = [
  ["600", { width: 600 }],
  ["600-dark", { width: 600, dark: true }],
  ["320", { width: 320 }],
  ["320-dark", { width: 320, dark: true }],
  ["600-bare", { width: 600, bare: true }],
];

const few: readonly string[] = ["account", "answer", "notice"];

const all = Object.keys(letters).flatMap((letter) =>
  languages.flatMap((language) =>
    looks
      .filter(([look]) => !few.includes(letter) || ["600", "320-dark"].includes(look))
      .map(([look, shown]) => ({ letter, language, look, shown })),
  ),
);

describe("mails look as they were looked at", () => {
  it.each(all)("$letter, $language, $look", async ({ letter, language, look, shown }) => {
    const name = `${letter}-${language}-${look}.webp`;
    const html = (await letters[letter]?.(language, { issues, member })) ?? "";
    const { png, scrollWidth } = await picture(html, shown);
    expect(scrollWidth).toBe(shown.width);
    const { snapshotUpdateState: update } = expect.getState().snapshotState;
    const difference = await compareWithReference(join(folder, name), png, {
      update,
      seen: join(seen, name),
    });
    expect(difference).toBeUndefined();
  });

  it("in pictures that belong to them, below 1.5 MB", () => {
    const files = readdirSync(folder).sort();
    const known = all.map(({ letter, language, look }) => `${letter}-${language}-${look}.webp`);
    expect(files).toEqual(known.sort());
    const sizes = files.map((file) => statSync(join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
  });
});
