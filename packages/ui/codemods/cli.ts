#!/usr/bin/env node
/** Rewrites what 2.0 has renamed, and lists what is left: `agency-ui-codemod [--dry] FOLDER…` */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type * as TypeScript from "typescript";
import { rewrite } from "./rewrite.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dry: { type: "boolean" } },
});

function end(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/** The project's own: it is there wherever the library's types are of use, and no app installs it for this. */
function typescript(): typeof TypeScript {
  try {
    return createRequire(join(process.cwd(), "package.json"))("typescript") as typeof TypeScript;
  } catch {
    return end("It reads by the package typescript, which is not here: npm install -D typescript");
  }
}

if (positionals.length === 0) end("agency-ui-codemod [--dry] FOLDER…");
const ts = typescript();
const files = positionals.flatMap((place) => {
  const found = statSync(place, { throwIfNoEntry: false }) ?? end(`There is no ${place}.`);
  if (found.isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.m?[jt]sx?$/.test(path) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(path))
    .map((path) => join(place, path));
});

let changed = 0;
let left = 0;
for (const file of files.toSorted()) {
  const before = readFileSync(file, "utf8");
  if (!/@agency\/(ui|tokens)|showToast/.test(before)) continue;
  const result = rewrite(ts, before, file);
  if (result.text !== before) {
    changed++;
    if (!values.dry) writeFileSync(file, result.text);
    console.log(`${values.dry ? "would write" : "wrote"} ${file}`);
  }
  for (const { line, what } of result.left) {
    left++;
    console.log(`${file}:${line} ${what}`);
  }
}
console.log(`${changed} files changed, ${left} places left to you.`);
