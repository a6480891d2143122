import { existsSync, statfsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { fromSource } from "./fromSource.ts";

const root = new URL("../..", import.meta.url).pathname;

const ramDisk = "/dev/shm";

/** Minimum free space for the data folders of tests, in bytes. Containers often have 64 MB. */
const minFree = 2 * 1024 ** 3;

/** Whether data folders fit into memory, where waiting for the disk (fsync) takes no time. */
const hasRamDisk = existsSync(ramDisk) && freeBytes(ramDisk) >= minFree;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Everything that runs without a browser: content, content service, server, back office, tokens. */
export default defineConfig({
  root,
  ...fromSource,
  test: {
    name: "node",
    include: [
      "tokens/**/*.test.ts",
      "packages/content/**/*.test.ts",
      "packages/content-lake/**/*.test.ts",
      "packages/showcase/test/**/*.test.ts",
      ".storybook/test/plain/*.test.ts",
      "packages/create-agency-microsite/test/create.test.ts",
      "packages/backoffice/**/*.test.ts",
      "packages/search/**/*.test.ts",
      "packages/server/**/*.test.ts",
      "site/server/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    // For the programs that tests start, again and again.
    env: {
      NODE_COMPILE_CACHE: `${root}node_modules/.cache/node-compile`,
      ...(hasRamDisk && { TMPDIR: ramDisk }),
    },
    // Importing the sources takes longer than most files' tests. Test files close what they open.
    isolate: false,
    // More than there are processors: most of the time goes by in waiting for servers.
    maxWorkers: 4,
    // Limits for what never comes, not for a slow machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
