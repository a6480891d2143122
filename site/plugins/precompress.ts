import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const smallest = 512;

const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  // One block per file compresses better. The value is log2 of its size.
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
};

/**
 * Writes `.br` and `.gz` beside each file that gets smaller, so that the server never compresses on
 * request. Excludes index.html, because the server inserts settings into it.
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
