import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const settings = join(root, "scripts/fonts.conf");

/**
 * Writes a Fontconfig setup with only the library's fonts, so that text renders the same
 * everywhere. Decompresses them: Chromium ignores WOFF2 system fonts.
 *
 * @returns the path for `FONTCONFIG_FILE`
 */
export function createFontconfig(): string {
  const fonts = globSync("packages/ui/src/theme/fonts/files/*.woff2", { cwd: root }).sort();
  const hash = createHash("sha256").update(readFileSync(settings));
  for (const font of fonts) hash.update(readFileSync(join(root, font)));
  const cache = join(root, "node_modules/.cache");
  const folder = join(cache, `fonts-${hash.digest("hex").slice(0, 16)}`);
  if (!existsSync(folder)) {
    const made = `${folder}.${process.pid}`;
    mkdirSync(made, { recursive: true });
    for (const font of fonts) unpack(join(root, font), join(made, basename(font, ".woff2")));
    copyFileSync(settings, join(made, "fonts.conf"));
    try {
      renameSync(made, folder);
    } catch (error) {
      rmSync(made, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return join(folder, "fonts.conf");
}

function unpack(from: string, to: string) {
  const program = join(root, "node_modules/.bin/woff2_decompress.js");
  execFileSync(program, [from, `${to}.ttf`]);
}
