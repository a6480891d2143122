import i18next from "i18next";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { type Language, languages, rememberLanguage } from "./language.ts";

declare const __LOCALES_VERSION__: string;
declare const __INCOMPLETE_LANGUAGES__: string[];

/** English for every key that a language lacks; one that lacks none is spared the English files. */
const fallback: Record<string, string[]> = { default: ["en"] };
for (const language of languages) {
  if (!__INCOMPLETE_LANGUAGES__.includes(language)) fallback[language] = [];
}

/** The one namespace every page needs; each page adds its own. */
const commonNamespace = "common";

/**
 * Loads the words of the shell and of the first page. English is the fallback of every key; a
 * failed load is tried again up to 5 times, after 350 ms and then twice as long each time, with at
 * most 10 reads at once (specification, section 9).
 *
 * @throws Error when they do not come in any language the page could use
 */
export async function startWords(language: Language, namespace: string): Promise<void> {
  i18next.on("languageChanged", (code) => rememberLanguage(code as Language));
  await i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: fallback,
      supportedLngs: languages,
      ns: [commonNamespace, namespace],
      defaultNS: commonNamespace,
      backend: { loadPath: `/locales/{{lng}}/{{ns}}.json?v=${__LOCALES_VERSION__}` },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  requireWords(commonNamespace);
  requireWords(namespace);
}

/** Files of words that did not come; i18next would not ask for them again by itself. */
const failed = new Set<string>();

function requireWords(namespace: string): void {
  if (i18next.languages.some((code) => i18next.hasResourceBundle(code, namespace))) {
    failed.delete(namespace);
    return;
  }
  failed.add(namespace);
  throw new Error(`The words of "${namespace}" could not be loaded.`);
}

/**
 * Loads the words of a page ahead of its first paint.
 *
 * @throws Error when they do not come in any language the page could use
 */
export async function loadWords(namespace: string): Promise<void> {
  if (failed.has(namespace)) await i18next.reloadResources(i18next.languages, namespace);
  else await i18next.loadNamespaces(namespace);
  requireWords(namespace);
}

/**
 * Changes the language once all words of it are there that were asked for so far, so that no key
 * ever shows.
 *
 * @throws Error when they do not come; the language stays as it is
 */
export async function changeLanguage(language: Language): Promise<void> {
  const missing = () =>
    [i18next.options.ns || []]
      .flat()
      .filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  // A page that is opened meanwhile brings words of its own.
  for (let asked = missing(); asked.length > 0; asked = missing()) {
    await i18next.reloadResources([language], asked);
    if (asked.some((namespace) => !i18next.hasResourceBundle(language, namespace))) {
      throw new Error(`The words of the language "${language}" could not be loaded.`);
    }
  }
  await i18next.changeLanguage(language);
}
