import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { caseStudyIdQuery } from "@agency/content/queries/case-studies";
import { postIdQuery } from "@agency/content/queries/posts";
import { vacancyIdQuery } from "@agency/content/queries/vacancies";
import { temporaryFolder } from "./cleanUp.ts";

const questions = {
  blog: [postIdQuery, "slug"],
  "case-studies": [caseStudyIdQuery, "slug"],
  careers: [vacancyIdQuery, "id"],
};

/** Writes a stub renderer. */
export function documentRenderer(): string {
  const file = join(temporaryFolder(), "render.js");
  const text = `const questions = ${JSON.stringify(questions)};
export const createRenderer = ({ fetch }) => async (href) => {
  const [folder, name] = decodeURI(new URL(href).pathname).split("/").slice(-2);
  const [query, param] = questions[folder] ?? [];
  const found = query ? await fetch(query, { [param]: name }) : "page";
  return {
    language: "en", found: found !== null, files: ["src/main.tsx"], isWhole: true, head: "", html: "", state: {},
    about: { words: { title: "", description: "" }, sharing: {} }, version: found ?? "",
  };
};`;
  writeFileSync(file, text);
  return file;
}
