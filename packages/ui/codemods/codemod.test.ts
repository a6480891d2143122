import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const here = import.meta.dirname;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "codemod-"));
  cpSync(join(here, "fixtures/before"), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, [join(here, "cli.ts"), ...args, folder], {
    cwd: here,
    encoding: "utf8",
  }).replaceAll(`${folder}/`, "");

const read = (from: string) =>
  Object.fromEntries(
    readdirSync(from).map((file) => [file, readFileSync(join(from, file), "utf8")]),
  );

it("writes what is renamed, and lists what is left by file and line", () => {
  const said = run();
  expect(read(folder)).toEqual(read(join(here, "fixtures/after")));
  expect(said.trim().split("\n")).toMatchInlineSnapshot(`
    [
      "wrote Page.tsx",
      "Page.tsx:3 BriefPrompt is gone",
      "Page.tsx:15 Spans comes from "@agency/ui/agency"",
      "Page.tsx:67 Footer: \`language\` goes into \`controls\`",
      "Page.tsx:68 Footer: \`wordmark\` is \`brand={<WordmarkPair latin arabic label mark={<Line size="hero" />} />}\`",
      "wrote tokens.ts",
      "tokens.ts:5 the texts of the palette: ink 825, 700, 600, paper 150, 500, 600",
      "tokens.ts:6 ink 900 and 950 have changed places: the scale goes from light to dark",
      "tokens.ts:7 vars.product: \`colors\` of ProductTheme",
      "2 files changed, 7 places left to you.",
    ]
  `);
});

it("leaves what it has written as it is", () => {
  run();
  const once = read(folder);
  expect(run()).toContain("0 files changed");
  expect(read(folder)).toEqual(once);
});

it("writes nothing in a dry run", () => {
  expect(run("--dry")).toContain("would write Page.tsx");
  expect(read(folder)).toEqual(read(join(here, "fixtures/before")));
});
