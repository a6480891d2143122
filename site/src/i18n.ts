import { defaultLanguage, type Language, languages } from "@agency/content/language";
import {
  type BackendModule,
  createInstance,
  type i18n as I18n,
  type ResourceLanguage,
} from "i18next";

declare const __LOCALES_VERSION__: string;
declare const __INCOMPLETE_LANGUAGES__: string[];

/** English for every key that a language lacks; one that lacks none is spared the English files. */
export const fallbacksOf = (language: Language): Language[] =>
  __INCOMPLETE_LANGUAGES__.includes(language) ? [defaultLanguage] : [];

/** The one namespace every page needs; each page adds its own. */
const commonNamespace = "common";

/** Words by language and namespace. */
export type Words = Partial<Record<Language, ResourceLanguage>>;

const instances = new Map<Language, I18n>();

/** Loads files of words. Its code comes with the first file: the words of the first page are there. */
const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, callback) {
    const options = { loadPath: `/locales/{{lng}}/{{ns}}.json?v=${__LOCALES_VERSION__}` };
    import("i18next-http-backend").then(
      ({ default: HttpBackend }) =>
        new HttpBackend(null, options).read(language, namespace, callback),
      // i18next tries again where it is told so.
      (error: Error) => callback(error, true),
    );
  },
};

/**
 * The words of a language: one instance for each, so that a language is what an address says and
 * never a state that a request or a page changes. English is the fallback of every key; a failed
 * load is tried again up to 5 times, after 350 ms and then twice as long each time, with at most 10
 * reads at once (specification, section 9).
 */
export function wordsIn(language: Language, known: Words = {}): I18n {
  const made = instances.get(language);
  if (made) return made;
  const instance = createInstance();
  instance.use(backend);
  void instance.init({
    lng: language,
    fallbackLng: fallbacksOf(language),
    supportedLngs: languages,
    ns: Object.keys(known[language] ?? {}),
    defaultNS: commonNamespace,
    resources: known as Record<string, ResourceLanguage>,
    partialBundledLanguages: true,
    initAsync: false,
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  instances.set(language, instance);
  return instance;
}

/** Files of words that did not come; i18next would not ask for them again by itself. */
const failed = new Set<string>();

/**
 * Loads the words of the shell and of a page ahead of its first paint.
 *
 * @throws Error when they do not come in any language the page could use
 */
export async function loadWords(language: Language, namespace: string): Promise<void> {
  const words = wordsIn(language);
  await Promise.all(
    [...new Set([commonNamespace, namespace])].map(async (name) => {
      const file = `${language}/${name}`;
      if (failed.has(file)) await words.reloadResources(words.languages, name);
      else await words.loadNamespaces(name);
      if (words.languages.some((code) => words.hasResourceBundle(code, name))) {
        failed.delete(file);
      } else {
        failed.add(file);
        throw new Error(`The words of "${name}" could not be loaded.`);
      }
    }),
  );
}
