/** Adds a page or a language with sample texts: `npm run new page about`, `npm run new language fr`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { addLanguage } from "./languages.js";

const languages = readdirSync("src/translations")
  .filter((file) => file !== "index.ts")
  .map((file) => file.replace(".ts", ""));

const option = "--unlisted";
const [kind, name = "", ...more] = process.argv
  .slice(2)
  .filter((each) => each !== option && each !== "--");
// npm keeps the option to itself unless it follows `--`.
const isUnlisted = process.argv.includes(option) || process.env.npm_config_unlisted === "true";
const pascalCase = name.replace(/(^|-)(.)/g, (_match, _hyphen, letter) => letter.toUpperCase());
const key = pascalCase.charAt(0).toLowerCase() + pascalCase.slice(1);
const component = `${pascalCase}Page`;
const file = `src/pages/${component}.tsx`;

const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

const english = {
  label: title,
  title,
  description: "Sample description: search engines and shared links show this sentence.",
  lead: "Sample text.",
};

/** @type {Record<string, typeof english>} */
const samples = {
  ar: {
    label: `صفحة (${name})`,
    title: `صفحة نموذجية (${name})`,
    description: "وصف نموذجي: تظهر هذه الجملة في نتائج البحث وعند مشاركة رابط الصفحة.",
    lead: "نص نموذجي.",
  },
};

const usage = "Usage: npm run new page NAME [-- --unlisted], or npm run new language TAG";

function findProblem() {
  if (kind !== "page" || !name || more.length > 0) return usage;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" cannot be the name of a page: use small letters, digits and hyphens, as in "our-story".`;
  if (["api", "assets", "healthz", ...languages].includes(name))
    return `The path /${name}/ has another use. Choose another name.`;
  return existsSync(file) ? `There is a page of this name already: ${file}.` : undefined;
}

/**
 * @param {string} text
 * @param {RegExp} place
 * @param {string} added Inserted before the place.
 */
function insert(text, place, added) {
  const at = text.search(place);
  if (at === -1) throw new Error(`There is no place for the page: ${place}`);
  return text.slice(0, at) + added + text.slice(at);
}

/** @param {string} language */
function addTexts(language) {
  const { label, title, description, lead } = samples[language] ?? english;
  const path = `src/translations/${language}.ts`;
  const texts = `    /** Sample texts. Replace them. */
    ${key}: {
      label: ${JSON.stringify(label)},
      title: ${JSON.stringify(title)},
      description: ${JSON.stringify(description)},
      lead: ${JSON.stringify(lead)},
    },
`;
  return [path, insert(readFileSync(path, "utf8"), / {2}\},\n\};\n$/, texts)];
}

function addToList() {
  const path = "src/pages.ts";
  const pagePath = isUnlisted ? "" : `${name}/`;
  const line = `  ${key}: { path: "${pagePath}", Content: ${component}, getHead: (t) => t.${key} },\n`;
  const list = isUnlisted
    ? /(?<=responsePages = \{\n( {2}.*\n)*)\}/
    : /(?<=listedPages = \{\n( {2}.*\n)*)\}/;
  const listed = insert(readFileSync(path, "utf8"), list, line);
  const importLine = `import { ${component} } from "./pages/${component}.tsx";\n`;
  return [path, insert(listed, /import .* from "\.\/pages\//, importLine)];
}

const page = `import { PageHeader } from "@agency/ui/PageHeader";
import type { PageProps } from "../pages.ts";

export function ${component}({ translations }: PageProps) {
  const t = translations.pages.${key};
  return <PageHeader title={t.title} lead={t.lead} />;
}
`;

if (kind === "language" && name && more.length === 0) {
  try {
    process.stdout.write(`Translate ${addLanguage(name)}: its texts are in English.\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
const problem = findProblem();
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
// Writes nothing if one of them has no place for the page.
const changes = [...languages.map(addTexts), addToList(), [file, page]];
for (const [path = "", text = ""] of changes) writeFileSync(path, text);
const place = isUnlisted
  ? "not indexed and in no navigation. Set its path in src/pages.ts"
  : `at /${name}/, in the navigation and in the sitemap`;
process.stdout.write(`Wrote ${file}. It is ${place}.
Replace its sample texts: src/translations/{${languages.join(",")}}.ts\n`);
