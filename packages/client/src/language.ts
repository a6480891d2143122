import { defaultLanguage, findLanguage, type Language } from "@agency/content/language";
import { isSitePath } from "@agency/content/urls";
import { whenActivated } from "./prerendering.ts";
import { getLocalizedPath, parseLocalizedPath } from "./routes/addresses.ts";

/** Also the cookie's name. Source: specification, section 3. */
const storageKey = "i18nextLng";
const cookieName = "i18next";
const parameter = "lng";

function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(storageKey);
  } catch {
    // Storage may be blocked.
    return null;
  }
}

function cookie(): string | undefined {
  const pair = document.cookie.split("; ").find((part) => part.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

/**
 * Detects (negotiates) the visitor's language, in this order: `?lng=`, cookie `i18next`, local
 * storage, session storage, `navigator.languages`, the document's `lang`. Source: specification,
 * section 3.
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

/** Crawlers are never redirected. */
const isCrawler = () =>
  /bot|crawl|spider|slurp|facebookexternalhit|preview|lighthouse/i.test(navigator.userAgent);

/**
 * Resolves and stores the language before the first paint. The URL's prefix wins. Removes `?lng=`,
 * so that a reload keeps a later choice.
 */
export function resolveLanguage(): { language: Language; redirectTo?: string } {
  const { pathname, searchParams, hash } = new URL(location.href);
  const named = parseLocalizedPath(pathname);
  const isNamed = named.path !== pathname;
  const asks = searchParams.has(parameter);
  // Other paths would lead to the home page.
  const isPath = isSitePath(pathname);
  const language = isNamed || isCrawler() || !isPath ? named.language : detectLanguage();
  if (!isCrawler() && isPath) whenActivated(() => storeLanguage(language));
  searchParams.delete(parameter);
  const rest = (searchParams.size > 0 ? `?${searchParams}` : "") + hash;
  if (language !== named.language)
    return { language, redirectTo: getLocalizedPath(language, pathname + rest) };
  if (asks) history.replaceState(history.state, "", pathname + rest);
  return { language };
}

/** Deletes the cookie of another language, because it has priority. Never sets it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage may be blocked.
  }
  if ((cookie() ?? language) === language) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous
  document.cookie = `${cookieName}=; path=/; max-age=0`;
}
