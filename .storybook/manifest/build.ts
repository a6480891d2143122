/**
 * Builds the static Storybook, then completes its manifests and writes `llms.txt`. Takes the options
 * of `storybook build`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addSnippets } from "./addSnippets.ts";
import { buildSnippets } from "./buildSnippets.ts";
import { renderLlms } from "./llms.ts";
import type { Manifest } from "./types.ts";

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { "output-dir": { type: "string", short: "o", default: "storybook-static" } },
});
const output = String(values["output-dir"]);
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;

const { status } = spawnSync("storybook", ["build", ...args], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const path = join(output, "manifests/components.json");
const manifest = addSnippets(readJson(path) as Manifest, await buildSnippets());
const failed = Object.values(manifest.components).filter(({ error }) => error);
for (const { id, error } of failed) console.error(`${id}: ${error?.message}`);
writeFileSync(path, JSON.stringify(manifest));

const text = renderLlms(
  manifest,
  readJson("packages/ui/package.json") as Parameters<typeof renderLlms>[1],
);
writeFileSync(join(output, "llms.txt"), text);
if (failed.length > 0) process.exit(1);
