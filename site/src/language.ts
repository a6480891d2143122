/** The languages of the site; English is the fallback (specification, section 9). */
export const languages = ["en", "ar"] as const;

export type Language = (typeof languages)[number];

export const directions: Record<Language, "ltr" | "rtl"> = { en: "ltr", ar: "rtl" };

/** The key of the chosen language in storage, and the name of its cookie (specification, section 3). */
const storageKey = "i18nextLng";
const cookieName = "i18next";
/** The word of the address that names the language, before all others. */
const parameter = "lng";

/** A language tag such as `ar-AE` as one of the site's languages. */
const supported = (tag: string | null | undefined): Language | undefined =>
  languages.find((language) => tag?.toLowerCase().split(/[-_]/)[0] === language);

function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(storageKey);
  } catch {
    // Storage can be forbidden; then the next source decides.
    return null;
  }
}

function cookie(): string | undefined {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

/**
 * The visitor's language, and remembers it. The first source that names a language of the site
 * decides: `?lng=`, the cookie `i18next`, local storage, session storage, the browser's languages,
 * the document's `lang` (specification, section 3). It runs before the first paint, which a
 * detector inside the application could not: the intro already needs the direction.
 */
export function detectLanguage(): Language {
  const sources = [
    () => new URLSearchParams(location.search).get(parameter),
    cookie,
    () => stored(() => localStorage),
    () => stored(() => sessionStorage),
    () => navigator.languages.find(supported),
    () => document.documentElement.lang,
  ];
  for (const source of sources) {
    const language = supported(source());
    if (language) {
      rememberLanguage(language);
      return language;
    }
  }
  return "en";
}

/**
 * The root-relative address without its `?lng=`, which would undo another choice with the next
 * load. Returns `undefined` where there is none.
 */
export function withoutLanguage(href: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(href);
  if (!searchParams.has(parameter)) return undefined;
  searchParams.delete(parameter);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : "") + hash;
}

/** Keeps the choice in local storage. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The choice holds for this page at least.
  }
}
