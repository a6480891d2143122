import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
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
  for (const args of [["brief"], ["thanks", "--unlisted"]])
    execFileSync(process.execPath, ["scripts/new.js", "page", ...args], { cwd: folder });
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const section = readme.slice(readme.indexOf("## A form with files"));
  const codes = [...section.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const [shared = "", server = "", page = "", english = "", arabic = "", line = ""] = codes;
  writeFileSync(join(folder, "src/brief.ts"), shared);
  writeFileSync(join(folder, "server/brief.ts"), server);
  writeFileSync(join(folder, "src/pages/BriefPage.tsx"), page);
  change(folder, "src/pages.ts", [
    'thanks: { path: ""',
    'thanks: { path: "brief/?subscribed=brief"',
  ]);
  for (const file of readdirSync(join(folder, "src/translations")))
    if (file !== "index.ts")
      change(folder, `src/translations/${file}`, [
        "    brief: {",
        `    brief: {\n${file === "ar.ts" ? arabic : english}`,
      ]);
  for (const file of ["server/main.ts", "server/dev.ts"])
    change(
      folder,
      file,
      ["import { createApp }", 'import { createBrief } from "./brief.ts";\nimport { createApp }'],
      ["const app =", `${line}const app =`],
      ["[waitlist.routes]", "[waitlist.routes, brief]"],
    );
  change(folder, "server/main.ts", ["{ findLanguage }", "{ createFormOptions, findLanguage }"]);
  change(folder, "server/dev.ts", [
    "import { openWaitlist }",
    'import { createFormOptions } from "./forms.ts";\nimport { openWaitlist }',
  ]);
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
