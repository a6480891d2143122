import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { addBrief, addUrdu } from "./support/readmeSteps.ts";

const own = (path: string) => new URL(`../${path}`, import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "microsite-"));
  cpSync(own("template"), folder, {
    recursive: true,
    filter: (source) => !source.includes("node_modules"),
  });
  symlinkSync(own("node_modules"), join(folder, "node_modules"));
  // The library's sources, without a build.
  const lib = ["es2024", "dom", "dom.iterable"];
  const compilerOptions = { lib, customConditions: ["@agency/source"] };
  writeFileSync(
    join(folder, "tsconfig.test.json"),
    JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include: ["src", "server"] }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function compile(): string {
  try {
    const tsc = join(folder, "node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [tsc, "-p", "tsconfig.test.json"], {
      cwd: folder,
      encoding: "utf8",
    });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

it("compiles with a third language and the README's form with files, without a cast", () => {
  addUrdu(folder);
  addBrief(folder);
  expect(compile()).toBe("");
});

it.each(["en", "ar"])("misses the label of a page in %s", (language) => {
  execFileSync(process.execPath, ["scripts/new.js", "page", "about"], { cwd: folder });
  const path = join(folder, `src/translations/${language}.ts`);
  const texts = readFileSync(path, "utf8");
  writeFileSync(path, texts.replace(/(about: \{\n) +label: .*\n/, "$1"));
  expect(compile()).toMatch(/'label' is missing/);
});
