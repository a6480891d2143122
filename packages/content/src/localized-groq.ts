import type { InferOutput } from "valibot";
import { defaultLanguage, type Language, type Translated, translations } from "./language.ts";
import type * as values from "./results/values.ts";

export type LocalizedText = InferOutput<typeof values.localizedText>;

export type LocalizedLabel = InferOutput<typeof values.localizedLabel>;

export type LocalizedList = InferOutput<typeof values.localizedList>;

export type LocalizedLabels = InferOutput<typeof values.localizedLabels>;

/** Specification, section 3. */
export const defaultCategory: Translated = { en: "General", ar: "عام" };

export const categoryKey = `coalesce(category,"${defaultCategory.en}")`;

/*
 * GROQ of localized fields, with translations in objects such as `ar`. Each field, even if empty,
 * falls back to English on its own. Expressions read `$lang`.
 */

const selectCases = (
  field: string,
  write: (own: string, language: Language) => string,
  condition = (_own: string) => "",
): string =>
  translations
    .map((language) => [`${language}.${field}`, language] as const)
    .map(
      ([own, language]) =>
        `$lang=="${language}"&&length(${own})>0${condition(own)}=>${write(own, language)},`,
    )
    .join("");

const writeText = (value: string, language: Language): string =>
  `{"text":${value},"lang":"${language}"}`;
const writeItems = (value: string, language: Language): string =>
  `{"items":${value},"lang":"${language}"}`;
const itemsInEnglish = (field: string) => writeItems(`coalesce(${field},[])`, defaultLanguage);

/** Builds a required `"title":{text,lang}` (`LocalizedText`). */
export const text = (field: string, as = field): string =>
  `"${as}":select(${selectCases(field, writeText)}${writeText(field, defaultLanguage)})`;

/** `text`, or null without the field in either language. */
export const optionalText = (field: string, as = field): string =>
  `"${as}":select(${selectCases(field, writeText)}defined(${field})=>${writeText(field, defaultLanguage)})`;

/** `{key,text,lang}` or null (`LocalizedLabel | null`). */
export const label = (field: string): string =>
  `"${field}":select(defined(${field})=>{"key":${field},...select(${selectCases(field, writeText)}${writeText(field, defaultLanguage)})})`;

/** `{key,text,lang}` (`LocalizedLabel`). */
export function categoryLabel(): string {
  const defaults = translations.map((language) => {
    const name = defaultCategory[language];
    return name
      ? `$lang=="${language}"&&!defined(category)=>${writeText(`"${name}"`, language)},`
      : "";
  });
  return `"category":{"key":${categoryKey},...select(${defaults.join("")}${selectCases("category", writeText)}${writeText(categoryKey, defaultLanguage)})}`;
}

/** `{items,lang}`, possibly empty (`LocalizedList`). */
export const list = (field: string): string =>
  `"${field}":select(${selectCases(field, writeItems)}${itemsInEnglish(field)})`;

/**
 * `{items,keys,lang}` (`LocalizedLabels`). A translation must have the length of the English list.
 */
export const labels = (field: string): string =>
  `"${field}":{"keys":coalesce(${field},[]),...select(${selectCases(field, writeItems, (own) => `&&count(${own})==count(${field})`)}${itemsInEnglish(field)})}`;

export const localized = (field: string): string =>
  `select(${selectCases(field, (own) => own)}${field})`;

/**
 * `{blocks,text,lang}`. `text` is plain text.
 *
 * @param projection GROQ projection of a block
 */
export const portableText = (field: string, projection: string): string =>
  `"${field}":{"blocks":coalesce(${localized(field)}[]${projection},[]),"text":string(${localized(field)}),"lang":select(${selectCases(field, (_own, language) => `"${language}"`)}"${defaultLanguage}")}`;
