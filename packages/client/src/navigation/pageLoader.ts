import type { Language } from "@agency/content";
import { readAddress } from "../routes/addresses.ts";
import type { Route, RouteMatch } from "../routes/routeTable.ts";
import type { FetchQuery, PageData, PageModule } from "./page.ts";
import { recordQueries } from "./queryClient.ts";
import { hasFailed, hashVersion, type QueryResults } from "./queryResults.ts";

/** Time limit for scripts and translations of a page, in ms (specification, section 8). */
const maxLoadTime = 120_000;

interface PageLoaderOptions<Page extends string> {
  /** Finds the route of a path: `createRouteMatcher(routes)`. */
  match: (pathname: string) => RouteMatch<Route & { page: NoInfer<Page> }> | undefined;
  /** Imports of the pages' modules, with one for `notFound`. */
  pages: Readonly<Record<Page | "notFound", { load: () => Promise<PageModule> }>>;
  /** Loads translations of a page. */
  loadTranslations: (language: Language, page: Page | "notFound") => Promise<unknown>;
  /** Loads what else the results need, such as the code of artwork. Must not reject. */
  loadAssets?: (results: QueryResults) => Promise<unknown>;
}

/**
 * Creates the loader of a site's pages, for the browser and for the server. The router's own `lazy`
 * caches failures for good. This loader tries again.
 */
export function createPageLoader<Page extends string>({
  match,
  pages,
  loadTranslations,
  loadAssets,
}: PageLoaderOptions<Page>) {
  type AnyPage = Page | "notFound";
  const modules = new Map<string, PageModule>();

  const findPage = (pathname: string): AnyPage => match(pathname)?.route.page ?? "notFound";

  async function loadModule(page: AnyPage): Promise<PageModule> {
    const module = modules.get(page) ?? (await pages[page].load());
    modules.set(page, module);
    return module;
  }

  return {
    findPage,
    loadModule,

    /** Returns a module that `loadModule` or `loadPage` has loaded. */
    getModule: (page: string) => modules.get(page) as PageModule,

    /**
     * Loads code, translations and content of an address, so that its page renders at once. Failed
     * queries are part of the data.
     *
     * @param href absolute
     * @throws Error "Loading chunk {page} failed" if code or translations fail, or take longer than
     *   120 s (specification, section 8)
     */
    async loadPage(href: string, fetchQuery: FetchQuery): Promise<PageData> {
      const { pathname, searchParams: search } = new URL(href);
      const { language } = readAddress(pathname);
      const route = match(pathname);
      const page = route?.route.page ?? "notFound";
      const translations = loadTranslations(language, page);
      const code = limitTime(Promise.all([loadModule(page), translations])).catch(
        (cause: unknown) => {
          throw new Error(`Loading chunk ${page} failed`, { cause });
        },
      );
      const [{ load }] = await code;
      const now = new Date();
      const record = recordQueries(fetchQuery);
      const { results } = record;
      const params = route?.params ?? {};
      const request = { language, params, search, now, fetchQuery: record.fetchQuery };
      const found = await load?.(request).catch((error: unknown) => {
        if (hasFailed(results)) return true;
        throw error;
      });
      await loadAssets?.(results);
      return {
        results,
        version: hashVersion(Object.entries(results).sort()),
        found: found !== false,
        now: now.getTime(),
      };
    },
  };
}

/**
 * Whether the content service refused a query of the page. It does so after a deploy: this document
 * sends the texts of the former build, which are no registered queries any more.
 */
export const isOutdated = ({ results }: PageData): boolean =>
  Object.values(results).some((result) => "failed" in result && result.failed === "query");

function limitTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out")), maxLoadTime);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
