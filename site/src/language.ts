import { addressIn, readAddress } from "@agency/client/routes";
import { defaultLanguage, findLanguage, type Language } from "@agency/content/language";

/** The key of the chosen language in storage, and the name of its cookie (specification, section 3). */
const storageKey = "i18nextLng";
const cookieName = "i18next";
/** The word of the address that names the language, before all others. */
const parameter = "lng";

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
 * The visitor's language at an address that does not name one. The first source that names a
 * language of the site decides: `?lng=`, the cookie `i18next`, local storage, session storage, the
 * browser's languages, the document's `lang` (specification, section 3).
 */
function detectLanguage(): Language {
  const sources = [
    () => new URLSearchParams(location.search).get(parameter),
    cookie,
    () => stored(() => localStorage),
    () => stored(() => sessionStorage),
    () => navigator.languages.find((tag) => findLanguage(tag)),
    () => document.documentElement.lang,
  ];
  for (const source of sources) {
    const language = findLanguage(source());
    if (language) return language;
  }
  return defaultLanguage;
}

/** Programs that read pages for others: they are never sent elsewhere, whatever language they claim. */
const isCrawler = () =>
  /bot|crawl|spider|slurp|facebookexternalhit|preview|lighthouse/i.test(navigator.userAgent);

/**
 * Settles the language of the page before its first paint, and remembers it. A prefix is itself the
 * choice; at other addresses it is detected, which may lead to the same page elsewhere. `?lng=`
 * leaves the address: it would undo another choice with the next load.
 *
 * @returns the language, and the address to go to where that is another one
 */
export function settleLanguage(): { language: Language; elsewhere: string | undefined } {
  const { pathname, searchParams, hash } = new URL(location.href);
  const named = readAddress(pathname);
  const isNamed = named.path !== pathname;
  const asks = searchParams.has(parameter);
  const language = isNamed || isCrawler() ? named.language : detectLanguage();
  if (!isCrawler()) rememberLanguage(language);
  searchParams.delete(parameter);
  const rest = (searchParams.size > 0 ? `?${searchParams}` : "") + hash;
  if (language !== named.language)
    return { language, elsewhere: addressIn(language, pathname + rest) };
  if (asks) history.replaceState(history.state, "", pathname + rest);
  return { language, elsewhere: undefined };
}

/**
 * Keeps the choice in local storage, and in the cookie where there is one or where storage is
 * forbidden: it comes before local storage, and the choice made last is the one that holds.
 */
export function rememberLanguage(language: Language): void {
  let isKept = false;
  try {
    localStorage.setItem(storageKey, language);
    isKept = true;
  } catch {
    // The cookie holds it then.
  }
  if (isKept && (cookie() ?? language) === language) return;
  // biome-ignore lint/suspicious/noDocumentCookie: before the first paint nothing can be waited for
  document.cookie = `${cookieName}=${language}; path=/; max-age=31536000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
}
