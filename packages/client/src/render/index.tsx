import { ContentError, isContentError } from "@agency/content";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { PageData } from "../navigation/page.ts";
import { RenderedFilesContext } from "../navigation/RenderedFilesContext.ts";
import { type PageMeta, PageMetaContext } from "../navigation/usePageMeta.ts";
import { waitForRenderTurn } from "./renderTurn.ts";

export interface LoadedRoute {
  context: StaticHandlerContext;
  /** Empty after a failure. */
  data: PageData;
  root: unknown;
  failure: unknown;
}

export interface RenderedRoute {
  html: string;
  /** Preloads of the first images. Inline styles would delay them in the body. */
  preloads: string;
  meta: PageMeta;
  /** Hydrated at once, or later. */
  files: { near: Set<string>; far: Set<string> };
}

/** Creates the server-side renderer (SSR): loads a route's data, then renders HTML. */
export function createRouteRenderer(routes: RouteObject[]) {
  const handler = createStaticHandler(routes);
  return {
    /** Includes a page's own error. @throws errors of the layout */
    async loadRoute(href: string, page: string): Promise<LoadedRoute> {
      const context = await handler.query(new Request(href));
      if (context instanceof Response) throw new Error(`The page answered ${context.status}.`);
      const { [page]: failure, ...others }: Record<string, unknown> = context.errors ?? {};
      for (const error of Object.values(others)) if (!isContentError(error)) throw error;
      const data =
        failure === undefined ? (context.loaderData[page] as PageData) : createEmptyData();
      return { context, data, root: context.loaderData.root, failure };
    },

    /**
     * Renders the page, or its error element after a failure. Waits for a render turn.
     *
     * @param addProviders adds the site's contexts
     */
    async renderRoute(
      { context }: LoadedRoute,
      addProviders: (router: ReactNode) => ReactNode,
    ): Promise<RenderedRoute> {
      let meta: PageMeta = { name: "", title: "", description: "" };
      const files = { near: new Set<string>(), far: new Set<string>() };
      await waitForRenderTurn();
      const page = renderToString(
        <PageMetaContext value={(next) => (meta = next)}>
          <RenderedFilesContext value={(file, isNear) => files[isNear ? "near" : "far"].add(file)}>
            {addProviders(
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />,
            )}
          </RenderedFilesContext>
        </PageMetaContext>,
      );
      const [preloads = ""] = /^(?:<link rel="preload"[^>]*>)*/.exec(page) ?? [];
      return { html: page.slice(preloads.length), preloads, meta, files };
    },
  };
}

const createEmptyData = (): PageData => ({
  results: {},
  version: "",
  found: true,
  now: Date.now(),
});

/** Returns a route whose page renders its error element instead. */
export const failRoute = (
  { context, root }: LoadedRoute,
  page: string,
  failure: unknown,
): LoadedRoute => ({
  context: {
    ...context,
    loaderData: { ...context.loaderData, [page]: undefined },
    errors: { [page]: failure },
    statusCode: 500,
  },
  data: createEmptyData(),
  root,
  failure,
});

/** Returns the data unchanged. @throws ContentError if a query failed */
export function requireContent(data: PageData): PageData {
  for (const result of Object.values(data.results))
    if ("failed" in result) throw new ContentError(result.failed, "The content did not come.");
  return data;
}
