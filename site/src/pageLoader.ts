import { allAnswered } from "./content.ts";
import { loadWords } from "./i18n.ts";
import type { Language } from "./language.ts";
import { pages } from "./pages/index.ts";
import type { PageModule } from "./pages/page.ts";
import { pageOf, type ShownPage } from "./routes.ts";
import { forgetFailures, promiseCache, settle } from "./settle.ts";

/** A script that has not come after this time has failed (specification, section 8). */
const scriptTimeout = 120_000;

const loading = promiseCache<ShownPage>();

/**
 * A page's code together with its words; the same promise each time, until
 * `forgetFailures`.
 *
 * @throws Error "Loading chunk {page} failed", at once or after 120 s (specification, section 8)
 */
export function loadPage(page: ShownPage): Promise<PageModule> {
  let promise = loading.get(page) as Promise<PageModule> | undefined;
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

/**
 * Starts everything an address needs: its code, its words, its data. For intent.
 * What failed before is asked for again.
 *
 * @throws Error when the code or the words do not come
 */
export async function preloadAddress(href: string, language: Language): Promise<void> {
  forgetFailures();
  const { pathname, searchParams } = new URL(href, location.href);
  const { page, params } = pageOf(pathname);
  const module = await loadPage(page);
  module.preload?.(language, params, searchParams);
}

/** How long a page waits for its content before it shows itself with skeletons, in ms. */
const contentPatience = 2_000;

/**
 * Loads everything an address needs, so that its page is complete and still when it shows; content
 * that is late comes into its place later.
 *
 * @throws Error when the code or the words do not come
 */
export async function loadAddress(href: string, language: Language): Promise<void> {
  await preloadAddress(href, language);
  const enough = new Promise((resolve) => setTimeout(resolve, contentPatience));
  await Promise.race([allAnswered(), enough]);
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out")), scriptTimeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
