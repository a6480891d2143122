import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
const read = (file: string) => readFileSync(root + file, "utf8");

it("names no package registry in the lock file and settings", () => {
  const registry = new RegExp(["registry", "npmjs", "org"].join("\\."));
  const files = globSync(["*.{json,yaml}", "*/package.json", "packages/*/package.json", ".npmrc"], {
    cwd: root,
  });
  expect(files.filter((file) => registry.test(read(file)))).toEqual([]);
});

// pnpm silently skips missing optional dependencies.
describe.each(["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"])(
  "Node for %s",
  (platform) => {
    it("is in the lock file", () => {
      const { optionalDependencies } = JSON.parse(read("package.json")) as {
        optionalDependencies: Record<string, string>;
      };
      const names = Object.keys(optionalDependencies).filter((name) => name.endsWith(platform));
      expect(names).toHaveLength(1);
      const [name = ""] = names;
      const version = optionalDependencies[name];
      const lock = read("pnpm-lock.yaml");
      expect(lock).toContain(
        `\n      ${name}:\n        specifier: ${version}\n        version: ${version}\n`,
      );
      expect(lock).toContain(`\n  ${name}@${version}:\n    resolution: {integrity: `);
    });
  },
);
