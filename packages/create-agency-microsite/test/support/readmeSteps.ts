import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Change = readonly [before: string, after: string];

function change(folder: string, file: string, ...changes: Change[]): void {
  const path = join(folder, file);
  let text = readFileSync(path, "utf8");
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    text = text.replace(before, () => after);
  }
  writeFileSync(path, text);
}

/** Adds the form with files of the README, by the steps that it names. */
export function addBrief(folder: string): void {
  for (const page of ["brief", "thanks"])
    execFileSync(process.execPath, ["scripts/new.js", "page", page], { cwd: folder });
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const [, code = ""] = /`server\/brief\.ts`:\s+```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  writeFileSync(join(folder, "server/brief.ts"), code);
  const imported = 'import { createBrief } from "./brief.ts";\n';
  change(
    folder,
    "server/main.ts",
    ["import { createApp }", `${imported}import { createApp }`],
    ["[waitlist.routes]", "[waitlist.routes, createBrief(settings.dataDir, render)]"],
  );
  change(folder, "server/app.ts", ['waitlist: "joined"', 'waitlist: "joined", brief: "thanks"']);
}

/** Adds Urdu with the words of English, by the steps of the README. */
export function addUrdu(folder: string): void {
  const english = readFileSync(join(folder, "src/translations/en.ts"), "utf8");
  writeFileSync(join(folder, "src/translations/ur.ts"), english.replace("const en", "const ur"));
  change(
    folder,
    "src/translations/index.ts",
    [
      'import { en } from "./en.ts";',
      'import { en } from "./en.ts";\nimport { ur } from "./ur.ts";',
    ],
    ["{ en, ar }", "{ en, ar, ur }"],
  );
  change(folder, "src/site.json", ['["en", "ar"]', '["en", "ar", "ur"]']);
}
