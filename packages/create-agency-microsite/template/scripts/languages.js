import { existsSync, readFileSync, writeFileSync } from "node:fs";

const index = "src/translations/index.ts";
const settings = "src/site.json";

/** @param {string} language */
function getNames(language) {
  const { language: code, script, region } = new Intl.Locale(language);
  const likely = new Intl.Locale(language).maximize();
  const parts = [code, script, region ?? likely.region].filter((part) => part !== undefined);
  const ownName = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return { ownName: ownName ?? language, locale: parts.join("-") };
}

/** @param {string} tag */
function toCanonical(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/**
 * Returns English texts for another language, marked as not translated.
 *
 * @param {string} language
 * @param {string} variable
 */
function copyTexts(language, variable) {
  const { ownName, locale } = getNames(language);
  const english = readFileSync("src/translations/en.ts", "utf8");
  const [, texts = ""] = /^export const en = \{\n([\s\S]*)$/m.exec(english) ?? [];
  const named = texts
    .replace(/^ {2}language: .*$/m, () => `  language: ${JSON.stringify(ownName)},`)
    .replace(/^ {2}locale: .*$/m, `  locale: "${locale}",`);
  return `import type { Translations } from "./index.ts";

/** Copied from English. Translate all texts, then delete \`writtenIn\`. */
export const ${variable}: Translations = {
  writtenIn: "en",
  /** Texts of the library, such as { close: "Close" }. Those that are missing are in English. */
  messages: {},
${named}`;
}

/**
 * Adds a language with English texts.
 *
 * @param {string} tag BCP 47
 * @returns {string} the file to translate
 * @throws Error for an invalid tag, or if there are texts in the language
 */
export function addLanguage(tag) {
  const language = toCanonical(tag);
  if (!language) throw new Error(`"${tag}" is no BCP 47 language tag, such as fr or pt-BR.`);
  const file = `src/translations/${language}.ts`;
  if (existsSync(file)) throw new Error(`There are texts for ${language} already: ${file}.`);
  const variable = language.replaceAll("-", "");
  const entry = variable === language ? variable : `"${language}": ${variable}`;
  const texts = copyTexts(language, variable);
  const list = readFileSync(index, "utf8")
    .replace(/\n\n/, `\nimport { ${variable} } from "./${language}.ts";\n\n`)
    .replace(/(translations = \{.*) \}/, `$1, ${entry} }`);
  const site = JSON.parse(readFileSync(settings, "utf8"));
  site.languages = [...new Set([...site.languages, language])];
  writeFileSync(file, texts);
  writeFileSync(index, list);
  writeFileSync(settings, `${JSON.stringify(site, undefined, 2)}\n`);
  return file;
}
