import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** Versions a copy of the workspace as a release does. The generator is copied out of it. */
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
    '---\n"@agency/tokens": major\n"@agency/server": patch\n---\n\nSample.\n',
  );
  const { resolve } = createRequire(join(root, "package.json"));
  const changesets = join(dirname(resolve("@changesets/cli/package.json")), "bin.js");
  execFileSync(process.execPath, [changesets, "version"], { cwd: folder, stdio: "pipe" });
  cpSync(join(folder, generator), outside, { recursive: true });
}, 120_000);
afterAll(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true, force: true });
});

const holds = (range: string | undefined, version: string) =>
  range === "*" || range === `^${version}`;

it("writes ranges that hold the versions of its release", () => {
  const args = ["create.js", "site", "--color", "teal", "--no-install"];
  execFileSync(process.execPath, args, { cwd: outside, stdio: "pipe" });
  const { dependencies } = readManifest(join(outside, "site"));
  for (const [name, path] of Object.entries(library)) {
    const { version } = readManifest(join(folder, path));
    const range = dependencies[name];
    expect([name, version, range, holds(range, version)]).toEqual([name, "2.0.0", range, true]);
  }
});

it("has examples that install the released version", () => {
  const { version } = readManifest(join(folder, "packages/ui"));
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) {
    const { dependencies } = readManifest(join(folder, dirname(example)));
    for (const name of Object.keys(library).filter((each) => each in dependencies))
      expect([example, name, holds(dependencies[name], version)]).toEqual([example, name, true]);
  }
});
