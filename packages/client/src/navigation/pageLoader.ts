import type { Fetch, Language } from "@agency/content";
import { parseLocalizedPath } from "../routes/addresses.ts";
import type { Route, RouteMatch } from "../routes/routeTable.ts";
import type { FetchQuery, PageData, PageModule, PageQueries, PageRequest } from "./page.ts";
import { recordQueries } from "./queryClient.ts";
import { hasFailed, hashVersion, type QueryResults } from "./queryResults.ts";

/** In ms (specification, section 8). */
const maxLoadTime = 120_000;

interface PageLoaderOptions<Page extends string> {
  match: (pathname: string) => RouteMatch<Route & { page: NoInfer<Page> }> | undefined;
  pages: Readonly<Record<Page | "notFound", { load: () => Promise<PageModule> }>>;
  /** Imports all pages' queries, to send them before a page's code is loaded. */
  loadQueries: () => Promise<Partial<Record<Page | "notFound", PageQueries>>>;
  loadTranslations: (language: Language, page: Page | "notFound") => Promise<unknown>;
  /** Must not reject. */
  loadAssets?: (results: QueryResults) => Promise<unknown>;
  /** Returns URLs of code, styles and translations. @default none */
  getFiles?: (language: Language, page: Page | "notFound") => readonly string[];
}

/** Creates the page loader. Unlike the router's `lazy`, it does not cache failures. */
export function createPageLoader<Page extends string>({
  match,
  pages,
  loadQueries,
  loadTranslations,
  loadAssets,
  getFiles,
}: PageLoaderOptions<Page>) {
  type AnyPage = Page | "notFound";
  const modules = new Map<string, PageModule>();

  const findPage = (pathname: string): AnyPage => match(pathname)?.route.page ?? "notFound";

  async function loadModule(page: AnyPage): Promise<PageModule> {
    const module = modules.get(page) ?? (await pages[page].load());
    modules.set(page, module);
    return module;
  }

  async function loadCode(page: AnyPage, language: Language): Promise<void> {
    const { load } = await loadModule(page);
    await load?.(language);
  }

  const limitChunk = <T>(page: AnyPage, loading: Promise<T>): Promise<T> =>
    limitTime(loading).catch((cause: unknown) => {
      throw new Error(`Loading chunk ${page} failed`, { cause });
    });

  function createRequest(href: string, fetchQuery: FetchQuery): PageRequest {
    const { pathname, searchParams: search } = new URL(href);
    const { language } = parseLocalizedPath(pathname);
    const params = match(pathname)?.params ?? {};
    return { language, params, search, now: new Date(), fetchQuery };
  }

  return {
    findPage,
    loadModule,

    getModule: (page: string) => modules.get(page) as PageModule,

    /**
     * Loads code, translations and content concurrently. Failed queries are part of the data.
     *
     * @param href absolute
     * @throws Error "Loading chunk {page} failed" if code or translations fail, or take over 120 s
     *   (specification, section 8)
     */
    async loadPage(href: string, fetchQuery: FetchQuery): Promise<PageData> {
      const page = findPage(new URL(href).pathname);
      const record = recordQueries(fetchQuery);
      const { results } = record;
      const request = createRequest(href, record.fetchQuery);
      const { language, now } = request;
      const sendQueries = async () => {
        const queries = await limitChunk(page, loadQueries());
        return queries[page]?.(request).catch((error: unknown) => {
          if (hasFailed(results)) return true;
          throw error;
        });
      };
      const code = Promise.all([loadCode(page, language), loadTranslations(language, page)]);
      const [found] = await Promise.all([sendQueries(), limitChunk(page, code)]);
      await loadAssets?.(results);
      return {
        results,
        version: hashVersion(Object.entries(results).sort()),
        found: found !== false,
        now: now.getTime(),
      };
    },

    /**
     * Prefetches a page's files and query results, without running its code. Rejects on any
     * failure.
     */
    async prefetchPage(href: string, fetchQuery: FetchQuery, send: Fetch): Promise<void> {
      const page = findPage(new URL(href).pathname);
      const request = createRequest(href, (query, params, options) =>
        fetchQuery(query, params, { ...options, send }),
      );
      const queries = await loadQueries();
      await Promise.all([
        ...(getFiles?.(request.language, page) ?? []).map((url) => send(url, {})),
        queries[page]?.(request),
      ]);
    },
  };
}

/** Whether the content service rejected a query, after a deploy changed the registered ones. */
export const isOutdated = ({ results }: PageData): boolean =>
  Object.values(results).some((result) => "failed" in result && result.failed === "query");

function limitTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Timed out")), maxLoadTime);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
