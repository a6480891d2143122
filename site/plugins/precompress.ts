import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const smallest = 512;

const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  // log2 of the block size: one per file compresses better.
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
};

/**
 * Writes `.br` and `.gz` files, so that the server never compresses them. Excludes index.html,
 * because the server inserts settings.
 */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "agency-precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of globSync("**/*.{js,css,json,svg,txt}", { cwd: folder })) {
        const path = join(folder, file);
        const content = readFileSync(path);
        if (content.length < smallest) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
