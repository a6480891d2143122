import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Their labels are wider than the bar of a small desktop. */
export const addedPages = ["our-story", "private-dining-and-events", "questions-and-answers"];

/** Urdu for "Choose file". */
export const chooseFile = "فائل منتخب کریں";

function replace(path: string, before: string, after: string) {
  const text = readFileSync(path, "utf8");
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
  writeFileSync(path, text.replace(before, after));
}

/** Adds pages, one of them with a field for files, and messages of the library in Urdu. */
export function addPages(site: string): void {
  for (const page of addedPages)
    execFileSync(process.execPath, ["scripts/new.js", "page", page], { cwd: site });
  const story = join(site, "src/pages/OurStoryPage.tsx");
  replace(story, "import", 'import { FileField } from "@agency/ui/FileField";\nimport');
  const field = '<FileField label={t.title} name="plan" />';
  replace(
    story,
    "<PageHeader title={t.title} lead={t.lead} />",
    `<><PageHeader title={t.title} lead={t.lead} />${field}</>`,
  );
  const messages = `messages: ${JSON.stringify({ chooseFile })}`;
  replace(join(site, "src/translations/ur.ts"), "messages: {}", messages);
}
