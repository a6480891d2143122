import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./options.js";
import { run } from "./run.js";

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
 * Packs the library as npm would, after building it if needed.
 *
 * @param {string} destination
 */
function pack(destination) {
  const folders = Object.values(packages);
  if (!folders.every((folder) => existsSync(join(workspace, folder, "dist")))) {
    const library = ["--filter", "@agency/ui...", "--filter", "@agency/server..."];
    run(workspace, "npx", [...pnpm, ...library, "install", "--frozen-lockfile"]);
    run(workspace, "npx", [...pnpm, ...library, "run", "build"]);
  }
  for (const folder of folders) {
    const args = [...pnpm, "pack", "--pack-destination", destination];
    run(join(workspace, folder), "npx", args);
  }
}

/**
 * Copies the library's tarballs into the project, so that it builds anywhere.
 *
 * @param {string} project
 * @param {string | undefined} given Folder with tarballs. Unset: packs the workspace.
 * @returns {Record<string, string>} dependencies, empty if the registry has them
 */
export function vendorLibrary(project, given) {
  if (!given && !isInWorkspace()) return {};
  const packed = given ?? mkdtempSync(join(tmpdir(), "agency-packages-"));
  try {
    if (!given) pack(packed);
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
