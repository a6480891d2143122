/**
 * Packs built packages into `release/` with SBOMs (CycloneDX) and `packages.tsv`: name, version and
 * archive. The privileged job only runs `npm publish`.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const folders = ["tokens", "packages/ui", "packages/server", "packages/create-agency-microsite"];
const release = new URL("../release", import.meta.url).pathname;

const pnpm = (args: string[], cwd = ".") =>
  execFileSync("npx", ["--yes", "pnpm@12.21.0", ...args], { cwd, encoding: "utf8" });

rmSync(release, { recursive: true, force: true });
mkdirSync(release);

const packages = folders.map((folder) => {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  const printed = pnpm(["pack", "--pack-destination", release], folder);
  const archive = basename(printed.trim().split("\n").at(-1) ?? "");
  return { name, version, archive };
});

const lines = packages.map(({ name, version, archive }) => `${name}\t${version}\t${archive}\n`);
writeFileSync(join(release, "packages.tsv"), lines.join(""));

// Its dependencies run in production.
const listed = [...packages.map(({ name }) => name), "@agency/site"];
pnpm([
  ...["sbom", "--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--prod", "--split"],
  ...listed.flatMap((name) => ["--filter", name]),
  ...["--out", join(release, "%s-%v.cdx.json")],
]);
