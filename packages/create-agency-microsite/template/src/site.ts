import settings from "./site.json";
import { getTextLanguage, type Language, translations } from "./translations/index.ts";

export const site = {
  name: settings.name,
  /** The first has the path `/`. */
  languages: settings.languages as [Language, ...Language[]],
  opensAt: settings.opensAt,
  timeZone: settings.timeZone,
};

export const getPath = (language: Language, page = ""): string =>
  language === site.languages[0] ? `/${page}` : `/${language}/${page}`;

const getLocale = (language: Language) => translations[getTextLanguage(language)].locale;

/** Such as `en_GB`. */
export function getOpenGraphLocale(language: Language): string {
  const locale = new Intl.Locale(getLocale(language)).maximize();
  return `${locale.language}_${locale.region}`;
}

export const openingDate = (language: Language): string =>
  new Intl.DateTimeFormat(getLocale(language), {
    dateStyle: "long",
    timeZone: site.timeZone,
  }).format(new Date(site.opensAt));
