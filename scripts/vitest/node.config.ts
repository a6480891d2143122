import { existsSync, statfsSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fromSource } from "./fromSource.ts";

const root = new URL("../..", import.meta.url).pathname;

const ramDisk = "/dev/shm";

/** In bytes. Containers often have 64 MB. */
const minFree = 2 * 1024 ** 3;

/** fsync is free in memory. */
const hasRamDisk = existsSync(ramDisk) && freeBytes(ramDisk) >= minFree;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const backoffice = `${root}packages/backoffice/src/index.ts`;

/** Resolves packages for the desk, installed optionally. */
const deskPackages: Plugin = {
  name: "desk-packages",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.startsWith("@agency/") || !importer?.includes("/packages/desk/")) return null;
    return this.resolve(source, backoffice, { skipSelf: true });
  },
};

export default defineConfig({
  root,
  plugins: [deskPackages],
  ...fromSource,
  test: {
    name: "node",
    include: [
      "tokens/**/*.test.ts",
      "packages/content/**/*.test.ts",
      "packages/ui/test/overlays/*.test.ts",
      "packages/content-lake/**/*.test.ts",
      "packages/showcase/test/**/*.test.ts",
      ".storybook/test/plain/*.test.ts",
      "packages/create-agency-microsite/test/!(microsite|archives).test.ts",
      "packages/backoffice/**/*.test.ts",
      "packages/desk/test/**/*.test.ts",
      "packages/search/**/*.test.ts",
      "packages/server/**/*.test.ts",
      "site/server/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    env: {
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/node-compile`,
      ...(hasRamDisk && { TMPDIR: ramDisk }),
    },
    // Importing sources takes longer than most tests. Test files must clean up.
    isolate: false,
    setupFiles: ["./scripts/vitest/node.setup.ts"],
    // Tests mostly wait for servers.
    maxWorkers: 4,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
