/**
 * Inspects resumes of this machine's programs, and hostile files, and writes figures to
 * `docs/reliability.md`: `pnpm resumes`. Needs poppler, and LibreOffice for the hostile files.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { detectResumeFormat, isResumeKind } from "../../src/forms/resumeFormat.ts";
import { createInspector } from "../../src/resume/inspector.ts";
import { RefusedFileError } from "../../src/resume/refusedFile.ts";
import { defaultTimeouts } from "../../src/settings/timeouts.ts";
import { isSamePages } from "./compare.ts";
import { createGoodFiles } from "./goodFiles.ts";
import { createHostileFiles } from "./hostileFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-resumes-"));
const inspector = createInspector(defaultTimeouts);

async function inspect(content: Buffer): Promise<Buffer | string> {
  const kind = detectResumeFormat(content);
  if (!isResumeKind(kind)) return kind;
  try {
    return (await inspector.inspect("", kind, content)).content;
  } catch (error) {
    if (error instanceof RefusedFileError) return `${error.code} (${error.message})`;
    throw error;
  }
}

const problems: string[] = [];
const programs = new Map<string, { files: number; refused: number; changed: number }>();
for (const { program, name, content, original = content } of createGoodFiles(folder)) {
  const counts = programs.get(program) ?? { files: 0, refused: 0, changed: 0 };
  programs.set(program, counts);
  counts.files++;
  const stored = await inspect(content);
  if (typeof stored === "string") {
    counts.refused++;
    problems.push(`refused: ${name}: ${stored}`);
  } else if (name.endsWith(".pdf") && !isSamePages(folder, original, stored)) {
    counts.changed++;
    problems.push(`other pages: ${name}`);
  }
}

const hostile = await createHostileFiles(folder);
let accepted = 0;
for (const { name, content } of hostile) {
  if (typeof (await inspect(content)) === "string") continue;
  accepted++;
  problems.push(`accepted: ${name}`);
}
await inspector.close();
rmSync(folder, { recursive: true });

const all = [...programs.values()];
const sum = (key: "files" | "refused" | "changed") =>
  all.reduce((total, one) => total + one[key], 0);
const rows = [...programs].map(
  ([program, { files, refused, changed }]) => `| ${program} | ${files} | ${refused} | ${changed} |`,
);
const table = [
  `Measured ${new Date().toISOString().slice(0, 10)}.`,
  "",
  "| Program | Files | Refused | Pages drawn differently |",
  "| --- | --: | --: | --: |",
  ...rows,
  `| **Good files** | **${sum("files")}** | **${sum("refused")}** | **${sum("changed")}** |`,
  "",
  "| Hostile files | Accepted |",
  "| --: | --: |",
  `| ${hostile.length} | ${accepted} |`,
].join("\n");
const document = new URL("../../../../docs/reliability.md", import.meta.url);
const [begin, end] = ["<!-- resumes -->", "<!-- /resumes -->"];
const text = readFileSync(document, "utf8");
const [head, tail] = [text.split(begin)[0], text.split(end)[1]];
writeFileSync(document, `${head}${begin}\n\n${table}\n\n${end}${tail}`);
process.stdout.write(`${[table, ...problems].join("\n")}\n`);
if (sum("refused") + sum("changed") + accepted > 0) process.exitCode = 1;
