import settings from "./site.json";
import type { Language } from "./translations/index.ts";

export const site = {
  name: settings.name,
  /** The first has the path `/`. */
  languages: settings.languages as [Language, ...Language[]],
  opensAt: settings.opensAt,
  timeZone: settings.timeZone,
};

export const getPath = (language: Language, page = ""): string =>
  language === site.languages[0] ? `/${page}` : `/${language}/${page}`;

/** Latin digits. */
const locales: Record<Language, string> = { en: "en-GB", ar: "ar-AE-u-nu-latn-ca-gregory" };

export const openingDate = (language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: site.timeZone,
  }).format(new Date(site.opensAt));
