import { rules } from "./languages.ts";

export type Language = keyof typeof rules;

export const defaultLanguage = "en";

/** Languages, the default one first. */
export const languages = Object.keys(rules) as [Language, ...Language[]];

/** Languages of translations. Each is the name of a sibling object of the English fields. */
export const translations: readonly Exclude<Language, typeof defaultLanguage>[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** A value by language. The default language is always set. */
export type Translated<Value = string> = Readonly<
  Record<typeof defaultLanguage, Value> & Partial<Record<Language, Value>>
>;

/** Returns the language of a BCP 47 tag such as `ar-AE`, if it is one of `known`. */
export function findLanguage<Known extends string = Language>(
  tag: string | null | undefined,
  known: readonly Known[] = languages as readonly string[] as readonly Known[],
): Known | undefined {
  const code = tag?.toLowerCase().split(/[-_]/)[0];
  return known.find((language) => language === code);
}

export const getDirection = (language: Language): "ltr" | "rtl" => rules[language].direction;

/** Returns the locale of dates and numbers: for Arabic that of the UAE with Latin digits. */
export const getLocale = (language: Language): string => rules[language].locale;

/** Returns a value with its actual language, which may be the default one. */
export function localize<Value>(
  value: Translated<Value>,
  language: Language,
): { text: Value; lang: Language } {
  const text = value[language];
  return text === undefined || text === null
    ? { text: value[defaultLanguage], lang: defaultLanguage }
    : { text, lang: language };
}

/** Maps languages. Those for which `get` returns `undefined` fall back. */
export const mapLanguages = <Value>(
  get: (language: Language) => Value | undefined,
): Translated<Value> =>
  Object.fromEntries(languages.map((language) => [language, get(language)])) as Translated<Value>;

export const translate = <Value>(value: Translated<Value>, language: Language): Value =>
  localize(value, language).text;
