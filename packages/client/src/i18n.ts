import { defaultLanguage, type Language, languages } from "@agency/content/language";
import {
  type BackendModule,
  createInstance,
  type i18n as I18n,
  type ResourceLanguage,
} from "i18next";

/** Defined by the build. */
declare const __LOCALES_VERSION__: string;
declare const __INCOMPLETE_LANGUAGES__: string[];

/** Returns nothing for complete languages: English is not loaded. */
export const getFallbacks = (language: Language): Language[] =>
  __INCOMPLETE_LANGUAGES__.includes(language) ? [defaultLanguage] : [];

const commonNamespace = "common";

export type Translations = Partial<Record<Language, ResourceLanguage>>;

const instances = new Map<Language, I18n>();

const getTranslationUrl = (language: string, namespace: string) =>
  `/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`;

/** Imports the loader of translations. The first page needs none. */
export const importTranslationBackend = () => import("i18next-http-backend");

const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, callback) {
    const options = { loadPath: getTranslationUrl("{{lng}}", "{{ns}}") };
    importTranslationBackend().then(
      ({ default: HttpBackend }) =>
        new HttpBackend(null, options).read(language, namespace, callback),
      // `true` makes i18next retry.
      (error: Error) => callback(error, true),
    );
  },
};

/**
 * Returns a language's instance: requests share no state. Failed loads are retried up to 5 times
 * with exponential backoff from 350 ms, 10 files at once (specification, section 9).
 *
 * @param known translations of a new instance
 */
export function getI18n(language: Language, known: Translations = {}): I18n {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance();
  instance.use(backend);
  void instance.init({
    lng: language,
    fallbackLng: getFallbacks(language),
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

/** Returns the URLs that `loadTranslations` would load. */
export function getTranslationUrls(language: Language, namespaces: readonly string[]): string[] {
  const i18n = getI18n(language);
  return [commonNamespace, ...namespaces].flatMap((name) =>
    i18n.languages
      .filter((code) => !i18n.hasResourceBundle(code, name))
      .map((code) => getTranslationUrl(code, name)),
  );
}

/** i18next does not retry them by itself. */
const failed = new Set<string>();

/**
 * Loads translations of the namespaces and `common`, and retries failed ones.
 *
 * @throws Error if a namespace fails in all of the page's languages
 */
export async function loadTranslations(
  language: Language,
  namespaces: readonly string[],
): Promise<void> {
  const i18n = getI18n(language);
  await Promise.all(
    [commonNamespace, ...namespaces].map(async (name) => {
      const file = `${language}/${name}`;
      if (failed.has(file)) await i18n.reloadResources(i18n.languages, name);
      else await i18n.loadNamespaces(name);
      if (i18n.languages.some((code) => i18n.hasResourceBundle(code, name))) {
        failed.delete(file);
      } else {
        failed.add(file);
        throw new Error(`The words of "${name}" could not be loaded.`);
      }
    }),
  );
}
