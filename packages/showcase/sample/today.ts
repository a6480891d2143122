import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { datedFor, sampleContent, sampleFolder } from "./index.ts";

/** Writes `today.ndjson` beside the pictures: the sample content with its dates as on this day. */
const lines = (await readFile(sampleContent, "utf8")).trimEnd().split("\n");
const now = new Date();
const dated = lines.map((line) => datedFor(JSON.parse(line) as object, now));
const file = join(sampleFolder, "today.ndjson");
await writeFile(file, dated.map((document) => `${JSON.stringify(document)}\n`).join(""));
process.stdout.write(`${file}\n`);
