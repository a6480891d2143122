import { loadWords } from "./i18n.ts";
import type { Language } from "./language.ts";
import { type PageModule, pages } from "./pages/index.ts";
import { pageOf, type ShownPage } from "./routes.ts";
import { settle } from "./settle.ts";

/** A script that has not come after this time has failed (specification, section 8). */
const scriptTimeout = 120_000;

const loading = new Map<ShownPage, Promise<PageModule>>();

/**
 * A page's code together with its words; the same promise each time, until
 * `forgetFailedPage`.
 *
 * @throws Error "Loading chunk {page} failed", at once or after 120 s (specification, section 8)
 */
export function loadPage(page: ShownPage): Promise<PageModule> {
  let promise = loading.get(page);
  if (!promise) {
    const { load, namespace } = pages[page];
    promise = settle(
      withTimeout(Promise.all([load(), loadWords(namespace)])).then(
        ([module]) => module,
        (cause: unknown) => {
          throw new Error(`Loading chunk ${page} failed`, { cause });
        },
      ),
    );
    loading.set(page, promise);
  }
  return promise;
}

/** Forgets a page that could not be loaded, so that the next look asks for it again. */
export async function forgetFailedPage(page: ShownPage): Promise<void> {
  await loading.get(page)?.catch(() => void loading.delete(page));
}

/** Starts everything an address needs: its code, its words, its data. For the intro and for intent. */
export async function preloadAddress(href: string, language: Language): Promise<void> {
  const { pathname, searchParams } = new URL(href, location.href);
  const { page, params } = pageOf(pathname);
  const module = await loadPage(page);
  module.preload?.(language, params, searchParams);
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out")), scriptTimeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
