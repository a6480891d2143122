export { BelowFold } from "./BelowFold.tsx";
export { emptyHtml } from "./emptyHtml.ts";
export { enableLiveUpdates } from "./enableLiveUpdates.ts";
export { LanguageLink } from "./LanguageLink.tsx";
export { createLinkTransitions } from "./linkTransitions.ts";
export { NavigationContext } from "./NavigationContext.ts";
export type {
  FetchOptions,
  FetchQuery,
  PageData,
  PageModule,
  PageQueries,
  PageRequest,
} from "./page.ts";
export { createPageLoader, isOutdated } from "./pageLoader.ts";
export { createPrefetcher } from "./prefetch.ts";
export { createQueryClient, recordQueries } from "./queryClient.ts";
export {
  createQueryReader,
  getQueryKey,
  hasFailed,
  hashVersion,
  type QueryReader,
  type QueryResults,
  QueryResultsContext,
  useQuery,
  useQueryReader,
} from "./queryResults.ts";
export { RenderedFilesContext } from "./RenderedFilesContext.ts";
export { RouteAnnouncer, useAnnounce } from "./RouteAnnouncer.tsx";
export { createRouteObjects } from "./routeObjects.tsx";
export { SiteLink } from "./SiteLink.tsx";
export { useLocalizedPath } from "./useAddress.ts";
export { useLanguage } from "./useLanguage.ts";
export { type PageMeta, PageMetaContext, usePageMeta } from "./usePageMeta.ts";
export { usePendingNavigation } from "./usePendingNavigation.ts";
export type { LinkProps } from "./usePrefetch.ts";
