import type { Language } from "@agency/content";
import { parseLocalizedPath } from "../routes/addresses.ts";
import type { Route, RouteMatch } from "../routes/routeTable.ts";
import type { FetchQuery, PageData, PageModule } from "./page.ts";
import { recordQueries } from "./queryClient.ts";
import { hasFailed, hashVersion, type QueryResults } from "./queryResults.ts";

/** In ms (specification, section 8). */
const maxLoadTime = 120_000;

interface PageLoaderOptions<Page extends string> {
  match: (pathname: string) => RouteMatch<Route & { page: NoInfer<Page> }> | undefined;
  pages: Readonly<Record<Page | "notFound", { load: () => Promise<PageModule> }>>;
  loadTranslations: (language: Language, page: Page | "notFound") => Promise<unknown>;
  /** Loads further code for the results. Must not reject. */
  loadAssets?: (results: QueryResults) => Promise<unknown>;
}

/** Creates the page loader. Unlike the router's `lazy`, it does not cache failures. */
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

    /** After `loadModule` or `loadPage`. */
    getModule: (page: string) => modules.get(page) as PageModule,

    /**
     * Loads code, translations and content. Failed queries are part of the data.
     *
     * @param href absolute
     * @throws Error "Loading chunk {page} failed" if code or translations fail, or take longer than
     *   120 s (specification, section 8)
     */
    async loadPage(href: string, fetchQuery: FetchQuery): Promise<PageData> {
      const { pathname, searchParams: search } = new URL(href);
      const { language } = parseLocalizedPath(pathname);
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
 * Whether the content service rejected a query, because a deploy has changed the registered ones.
 */
export const isOutdated = ({ results }: PageData): boolean =>
  Object.values(results).some((result) => "failed" in result && result.failed === "query");

function limitTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out")), maxLoadTime);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
