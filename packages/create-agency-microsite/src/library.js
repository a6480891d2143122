import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./usageError.js";

const workspace = fileURLToPath(new URL("../../../", import.meta.url));
const pnpm = ["--yes", "pnpm@12.21.0"];

/** With folders in the workspace. */
const packages = {
  "@agency/tokens": "tokens",
  "@agency/ui": "packages/ui",
  "@agency/server": "packages/server",
};

const isInWorkspace = () =>
  existsSync(join(workspace, "pnpm-workspace.yaml")) &&
  Object.values(packages).every((folder) => existsSync(join(workspace, folder, "package.json")));

/**
 * Returns the ranges for the registry. The library and this package share one version (`fixed` in
 * `.changeset/config.json`).
 *
 * @returns {Record<string, string>}
 */
function getPublishedRanges() {
  const manifest = new URL("../package.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return Object.fromEntries(Object.keys(packages).map((name) => [name, `^${version}`]));
}

/** @typedef {(cwd: string, program: string, args: string[]) => Promise<string>} Run */

/**
 * Packs the library as npm would, after building it if needed.
 *
 * @param {string} destination
 * @param {Run} run
 * @param {(text: string) => void} log
 */
async function pack(destination, run, log) {
  const folders = Object.values(packages);
  if (!folders.every((folder) => existsSync(join(workspace, folder, "dist")))) {
    const library = ["--filter", "@agency/ui...", "--filter", "@agency/server..."];
    log("Building the library (once, some minutes) ...");
    await run(workspace, "npx", [...pnpm, ...library, "install", "--frozen-lockfile"]);
    await run(workspace, "npx", [...pnpm, ...library, "run", "build"]);
  }
  log("Packing the library ...");
  for (const folder of folders) {
    const args = [...pnpm, "pack", "--pack-destination", destination];
    await run(join(workspace, folder), "npx", args);
  }
}

/**
 * Copies the library's tarballs into the project, so that it builds anywhere. Outside the workspace
 * the registry has the library.
 *
 * @param {string} project
 * @param {string | undefined} given Folder with tarballs. Unset: packs the workspace.
 * @param {Run} run
 * @param {(text: string) => void} log
 * @returns {Promise<Record<string, string>>} dependencies
 */
export async function vendorLibrary(project, given, run, log) {
  if (!given && !isInWorkspace()) return getPublishedRanges();
  const packed = given ?? mkdtempSync(join(tmpdir(), "agency-packages-"));
  try {
    if (!given) await pack(packed, run, log);
    mkdirSync(join(project, "vendor"), { recursive: true });
    return Object.fromEntries(
      Object.keys(packages).map((name) => {
        const start = `${name.slice(1).replace("/", "-")}-`;
        const file = existsSync(packed)
          ? readdirSync(packed).find((each) => each.startsWith(start) && each.endsWith(".tgz"))
          : undefined;
        if (!file) throw new UsageError(`There is no ${start}*.tgz in ${packed}.`);
        copyFileSync(join(packed, file), join(project, "vendor", file));
        return [name, `file:vendor/${file}`];
      }),
    );
  } finally {
    if (!given) rmSync(packed, { recursive: true, force: true });
  }
}
