import { rules } from "./languages.ts";

export type Language = keyof typeof rules;

export const defaultLanguage = "en";

export const languages = Object.keys(rules) as [Language, ...Language[]];

/** Names of sibling objects with translations. */
export const translations: readonly Exclude<Language, typeof defaultLanguage>[] = languages.filter(
  (language) => language !== defaultLanguage,
);

export type Translated<Value = string> = Readonly<
  Record<typeof defaultLanguage, Value> & Partial<Record<Language, Value>>
>;

/** Returns the language of a BCP 47 tag such as `ar-AE`, if `known`. */
export function findLanguage<Known extends string = Language>(
  tag: string | null | undefined,
  known: readonly Known[] = languages as readonly string[] as readonly Known[],
): Known | undefined {
  const code = tag?.toLowerCase().split(/[-_]/)[0];
  return known.find((language) => language === code);
}

export const getDirection = (language: Language): "ltr" | "rtl" => rules[language].direction;

/** Arabic is that of the UAE, with Latin digits. */
export const getLocale = (language: Language): string => rules[language].locale;

/** Returns a value with its actual language. */
export function localize<Value>(
  value: Translated<Value>,
  language: Language,
): { text: Value; lang: Language } {
  const text = value[language];
  return text === undefined || text === null
    ? { text: value[defaultLanguage], lang: defaultLanguage }
    : { text, lang: language };
}

/** Maps languages. Falls back where `get` returns `undefined`. */
export const mapLanguages = <Value>(
  get: (language: Language) => Value | undefined,
): Translated<Value> =>
  Object.fromEntries(languages.map((language) => [language, get(language)])) as Translated<Value>;

export const translate = <Value>(value: Translated<Value>, language: Language): Value =>
  localize(value, language).text;
