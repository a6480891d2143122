import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sampleContent, sampleFolder, shiftDates } from "./index.ts";

/** Writes `today.ndjson` with dates relative to today. */
const lines = (await readFile(sampleContent, "utf8")).trimEnd().split("\n");
const now = new Date();
const dated = lines.map((line) => shiftDates(JSON.parse(line) as object, now));
const file = join(sampleFolder, "today.ndjson");
await writeFile(file, dated.map((document) => `${JSON.stringify(document)}\n`).join(""));
process.stdout.write(`${file}\n`);
