import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { clientPortraits } from "./clients.ts";
import { ndjson } from "./documents.ts";
import { sampleContent, sampleFolder } from "./index.ts";
import { getClientFile, pictures } from "./pictures.ts";

/**
 * Writes `content.ndjson` and `images/`: `node sample/build.ts [parts of file names]`. Clients:
 * `npm run pictures:clients`.
 */
const only = process.argv.slice(2);
const folder = join(sampleFolder, "images");
const sources = pictures();
const people = Object.keys(clientPortraits).flatMap((slug) => [
  getClientFile(slug, "dark"),
  getClientFile(slug, "light"),
]);

await mkdir(folder, { recursive: true });
await writeFile(sampleContent, ndjson());
for (const file of await readdir(folder)) {
  const isKnown = people.includes(file) || sources.some((source) => source.file === file);
  if (!isKnown) await rm(join(folder, file));
}

let total = 0;
for (const { file, svg, width } of sources) {
  if (only.length > 0 && !only.some((part) => file.includes(part))) continue;
  const picture = sharp(Buffer.from(svg()), { density: 144 }).resize({ width });
  const { size } = await (file.endsWith(".png")
    ? picture.png({ palette: true, effort: 9 })
    : // Fractional heights leave a thin edge.
      picture.removeAlpha().webp({ quality: 62, effort: 6, smartSubsample: true })
  ).toFile(join(folder, file));
  total += size;
  console.log(`${file} ${Math.round(size / 1024)} KB`);
}
console.log(`${sources.length} pictures, ${Math.round(total / 1024)} KB`);
