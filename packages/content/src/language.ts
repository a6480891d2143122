import { rules } from "./languages.ts";

export type Language = keyof typeof rules;

/** Fallback for texts that a language lacks. */
export const defaultLanguage = "en";

/** Languages, the default one first. */
export const languages = Object.keys(rules) as [Language, ...Language[]];

/**
 * Languages that content is translated into. Each is a sibling object of the English fields, named
 * after the language.
 */
export const translations: readonly Exclude<Language, typeof defaultLanguage>[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** A value by language. The default language is always set. */
export type Translated<Value = string> = Readonly<
  Record<typeof defaultLanguage, Value> & Partial<Record<Language, Value>>
>;

/** Returns the language of a BCP 47 tag, such as `ar-AE`. `undefined` if it is none of `known`. */
export function findLanguage<Known extends string = Language>(
  tag: string | null | undefined,
  known: readonly Known[] = languages as readonly string[] as readonly Known[],
): Known | undefined {
  const code = tag?.toLowerCase().split(/[-_]/)[0];
  return known.find((language) => language === code);
}

export const getDirection = (language: Language): "ltr" | "rtl" => rules[language].direction;

/** Returns the locale of dates and numbers. Arabic uses that of the UAE with Latin digits. */
export const getLocale = (language: Language): string => rules[language].locale;

/** Returns a value in a language, or in the default one, with its actual language. */
export function localize<Value>(
  value: Translated<Value>,
  language: Language,
): { text: Value; lang: Language } {
  const text = value[language];
  return text === undefined || text === null
    ? { text: value[defaultLanguage], lang: defaultLanguage }
    : { text, lang: language };
}

/** Returns a value for each language. Languages for which `get` returns `undefined` fall back. */
export const mapLanguages = <Value>(
  get: (language: Language) => Value | undefined,
): Translated<Value> =>
  Object.fromEntries(languages.map((language) => [language, get(language)])) as Translated<Value>;

/** Returns a value in a language, or in the default one. */
export const translate = <Value>(value: Translated<Value>, language: Language): Value =>
  localize(value, language).text;
