import { defaultLanguage, type Language, type Translated, translations } from "./language.ts";

/** A text with its actual language, so that pages can mark a fallback (`lang`, `dir`). */
export interface LocalizedText {
  text: string;
  lang: Language;
}

/** A text that is also a key for groups and filters. `key` is the English value in any language. */
export interface LocalizedLabel extends LocalizedText {
  key: string;
}

/** A list of short texts. The whole list is in one language. */
export interface LocalizedList {
  items: string[];
  lang: Language;
}

/** A list of labels: `keys[i]` is the English value of `items[i]`. */
export interface LocalizedLabels extends LocalizedList {
  keys: string[];
}

/** Category of posts that have none. Source: specification, section 3. */
export const defaultCategory: Translated = { en: "General", ar: "عام" };

/** GROQ for the key of a post's category. */
export const categoryKey = `coalesce(category,"${defaultCategory.en}")`;

/*
 * GROQ of localized fields. Translations are in sibling objects such as `ar`. Each field falls back
 * to English by itself, also from an empty text or list. Every expression reads the parameter
 * `$lang`.
 */

/** Returns `select` cases: the condition for each translation, and the value it selects. */
const cases = (
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

/** `"title":{text,lang}`, result type `LocalizedText`. For fields that the schema requires. */
export const text = (field: string, as = field): string =>
  `"${as}":select(${cases(field, writeText)}${writeText(field, defaultLanguage)})`;

/** The same, or null if neither language has the field. */
export const optionalText = (field: string, as = field): string =>
  `"${as}":select(${cases(field, writeText)}defined(${field})=>${writeText(field, defaultLanguage)})`;

/** `{key,text,lang}`, or null if the field is empty. Result type `LocalizedLabel | null`. */
export const label = (field: string): string =>
  `"${field}":select(defined(${field})=>{"key":${field},...select(${cases(field, writeText)}${writeText(field, defaultLanguage)})})`;

/** `{key,text,lang}` of the category, with a default. Result type `LocalizedLabel`. */
export function categoryLabel(): string {
  const defaults = translations.map((language) => {
    const name = defaultCategory[language];
    return name
      ? `$lang=="${language}"&&!defined(category)=>${writeText(`"${name}"`, language)},`
      : "";
  });
  return `"category":{"key":${categoryKey},...select(${defaults.join("")}${cases("category", writeText)}${writeText(categoryKey, defaultLanguage)})}`;
}

/** `{items,lang}`, possibly empty. Result type `LocalizedList`. */
export const list = (field: string): string =>
  `"${field}":select(${cases(field, writeItems)}${itemsInEnglish(field)})`;

/**
 * `{items,keys,lang}`, result type `LocalizedLabels`. A translation counts only if it is as long as
 * the English list.
 */
export const labels = (field: string): string =>
  `"${field}":{"keys":coalesce(${field},[]),...select(${cases(field, writeItems, (own) => `&&count(${own})==count(${field})`)}${itemsInEnglish(field)})}`;

/** Returns GROQ for a value in the requested language, such as Portable Text. */
export const localized = (field: string): string => `select(${cases(field, (own) => own)}${field})`;

/**
 * `{blocks,text,lang}`. `text` is set if the field holds plain text.
 *
 * @param projection GROQ projection of a block
 */
export const portableText = (field: string, projection: string): string =>
  `"${field}":{"blocks":coalesce(${localized(field)}[]${projection},[]),"text":string(${localized(field)}),"lang":select(${cases(field, (_own, language) => `"${language}"`)}"${defaultLanguage}")}`;
