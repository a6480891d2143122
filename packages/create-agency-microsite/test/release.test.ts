import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

const root = new URL("../../..", import.meta.url).pathname;
const generator = "packages/create-agency-microsite";
const library = {
  "@agency/tokens": "tokens",
  "@agency/ui": "packages/ui",
  "@agency/server": "packages/server",
};
const examples = globSync("packages/ui/examples/*/package.json", { cwd: root });

let folder: string;
let outside: string;
const readManifest = (path: string) =>
  JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest;

/** Versions a copy of the workspace as a release does. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "agency-release-"));
  outside = mkdtempSync(join(tmpdir(), "agency-outside-"));
  const copied = [
    ...["package.json", "pnpm-workspace.yaml", ".changeset/config.json"],
    ...globSync("{site,tokens,packages/*}/package.json", { cwd: root }),
    ...["create.js", "src", "template"].map((name) => join(generator, name)),
    ...examples,
  ];
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  writeFileSync(
    join(folder, ".changeset/sample.md"),
    '---\n"@agency/tokens": major\n"@agency/ui": minor\n"@agency/server": patch\n---\n\nSample.\n',
  );
  const { resolve } = createRequire(join(root, "package.json"));
  const changesets = join(dirname(resolve("@changesets/cli/package.json")), "bin.js");
  execFileSync(process.execPath, [changesets, "version"], { cwd: folder, stdio: "pipe" });
  // Packing reads versions of installed packages.
  mkdirSync(join(folder, generator, "node_modules/@agency"), { recursive: true });
  for (const [name, path] of Object.entries(library))
    symlinkSync(join(folder, path), join(folder, generator, "node_modules", name));
}, 120_000);
afterAll(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true, force: true });
});

const holds = (range: string | undefined, version: string) =>
  range === "*" || range === `^${version}`;

it("writes ranges that hold the versions of its release", { timeout: 120_000 }, () => {
  const pack = ["--yes", "pnpm@12.21.0", "pack", "--pack-destination", outside];
  execFileSync("npx", pack, { cwd: join(folder, generator), stdio: "pipe" });
  const { version } = readManifest(join(folder, generator));
  execFileSync("tar", ["-xzf", `create-agency-microsite-${version}.tgz`], { cwd: outside });
  const args = ["package/create.js", "site", "--color", "teal", "--no-install"];
  execFileSync(process.execPath, args, { cwd: outside, stdio: "pipe" });

  const { dependencies } = readManifest(join(outside, "site"));
  for (const [name, path] of Object.entries(library)) {
    const range = dependencies[name];
    const released = readManifest(join(folder, path)).version;
    expect([name, range, released, holds(range, released)]).toEqual([name, range, released, true]);
  }
  const versions = Object.values(library).map((path) => readManifest(join(folder, path)).version);
  expect(versions).toEqual(["2.0.0", "1.1.0", "1.0.1"]);
});

it("has examples that install the released version", () => {
  const { version } = readManifest(join(folder, "packages/ui"));
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    const range = readManifest(join(folder, dirname(example))).dependencies["@agency/ui"];
    expect([example, range, holds(range, version)]).toEqual([example, range, true]);
  }
});
