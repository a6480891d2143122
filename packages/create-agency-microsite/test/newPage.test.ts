import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const template = new URL("../template", import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "microsite-"));
  for (const name of ["scripts", "src"])
    cpSync(join(template, name), join(folder, name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), "utf8");

function run(args: readonly string[], env: Record<string, string> = {}) {
  const command = ["scripts/new.js", ...args];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, stderr };
}
const add = (...args: string[]) => run(args);

it("writes a component, a line in the list, and words in each language", () => {
  expect(add("page", "our-story")).toEqual({ status: 0, stderr: "" });
  expect(add("page", "faq").status).toBe(0);
  expect(read("src/pages/OurStoryPage.tsx")).toContain("export function OurStoryPage(");
  const list = read("src/pages.ts");
  expect(list).toContain('import { OurStoryPage } from "./pages/OurStoryPage.tsx";\n');
  const [listed = ""] = /listedPages = \{[\s\S]*?\n\}/.exec(list) ?? [];
  expect(listed.indexOf('path: "our-story/"')).toBeGreaterThan(listed.indexOf('path: ""'));
  expect(listed.indexOf('path: "faq/"')).toBeGreaterThan(listed.indexOf('path: "our-story/"'));
  expect(read("src/translations/en.ts")).toContain('label: "Our story",\n      title: "Our story"');
  for (const language of ["en", "ar"])
    expect(read(`src/translations/${language}.ts`)).toMatch(
      /pages: \{[\s\S]*ourStory: \{[\s\S]*faq: \{/,
    );
});

it.each([
  ["as pnpm passes it", ["--unlisted"], {}],
  ["as npm passes it", [], { npm_config_unlisted: "true" }],
])("lists no page with --unlisted, %s", (_how, option, env) => {
  expect(run(["page", "thanks", ...option], env)).toEqual({ status: 0, stderr: "" });
  const [listed = "", others = ""] = read("src/pages.ts").split("const responsePages");
  expect(listed).not.toContain("thanks");
  expect(others).toContain('thanks: { path: "", Content: ThanksPage, getHead: (t) => t.thanks },');
});

it("writes English sample words in a language without its own", () => {
  cpSync(join(folder, "src/translations/en.ts"), join(folder, "src/translations/tr.ts"));
  expect(add("page", "about").status).toBe(0);
  expect(read("src/translations/tr.ts")).toContain('title: "About"');
});

it("writes English texts of another language, and registers it", () => {
  expect(add("language", "zh-hant")).toEqual({ status: 0, stderr: "" });
  expect(read("src/translations/zh-Hant.ts")).toContain('locale: "zh-Hant-TW"');
  expect(read("src/translations/zh-Hant.ts")).toContain("messages: {}");
  expect(read("src/translations/index.ts")).toContain('"zh-Hant": zhHant');
  expect(JSON.parse(read("src/site.json"))).toMatchObject({ languages: ["en", "ar", "zh-Hant"] });
  expect(add("page", "about").status).toBe(0);
  expect(read("src/translations/zh-Hant.ts")).toContain('title: "About"');
});

it.each([
  ["ar", "There are texts for ar already"],
  ["klingon!", '"klingon!" is no BCP 47 language tag'],
])("refuses the language %s", (tag, message) => {
  const before = read("src/translations/index.ts");
  expect(add("language", tag)).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(read("src/translations/index.ts")).toBe(before);
});

it.each([
  [[], "Usage: npm run new page NAME"],
  [["page"], "Usage: npm run new page NAME"],
  [["page", "a", "--unlistd"], "Usage: npm run new page NAME"],
  [["page", "a", "b"], "Usage: npm run new page NAME"],
  [["component", "about"], "Usage: npm run new page NAME"],
  [["page", "Our Story"], "use small letters, digits and hyphens"],
  [["page", "a/b"], "use small letters, digits and hyphens"],
  [["page", "home"], "There is a page of this name already"],
  [["page", "ar"], "The path /ar/ has another use"],
  [["page", "api"], "The path /api/ has another use"],
])("refuses %j and writes nothing", (args, message) => {
  const before = read("src/pages.ts");
  expect(add(...args)).toEqual({ status: 1, stderr: expect.stringContaining(message) });
  expect(read("src/pages.ts")).toBe(before);
});
