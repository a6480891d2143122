import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Contents, findings, pack } from "./packed.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packed-"));
  write("package.json", JSON.stringify({ name: "p", version: "1.0.0", files: ["dist", "docs"] }));
  write("README.md", "[a](docs/a.md#part) [b](#b) [c](https://example.com)");
  write("docs/a.md", "[back](../README.md)");
  write("dist/index.js", 'import { x } from "react";');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const found = (contents: Contents) => findings(folder, pack(folder, folder).files, contents);

const contents = { needed: ["README.md", "dist"], refused: [/\.test\./], unimported: ["lucide"] };

it("has nothing to say of a package that is whole", () => {
  expect(found(contents)).toEqual([]);
});

it("finds what lacks, what is too much, dead links and imports of what is not there", () => {
  write("docs/a.md", "[out](../../README.md) [gone](b.md)");
  write("dist/a.test.js", "");
  write("dist/index.js", 'import{a}from"lucide/dist/esm/a";');
  expect(found({ ...contents, needed: ["CHANGELOG.md"] })).toEqual([
    "lacks CHANGELOG.md",
    "ships dist/a.test.js, which is nobody else's matter",
    "links in docs/a.md to ../README.md, which is not in the package",
    "links in docs/a.md to docs/b.md, which is not in the package",
    "imports lucide in dist/index.js",
  ]);
});
