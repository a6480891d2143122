import type { Language } from "@agency/content";
import { languages } from "@agency/content/language";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { getPrefix, parseLocalizedPath } from "../routes/addresses.ts";
import type { Route } from "../routes/routeTable.ts";
import { PageView } from "./PageView.tsx";
import type { PageData, PageModule } from "./page.ts";

interface RouteObjectsOptions {
  routes: readonly Route[];
  getModule: (page: string) => PageModule;
  /** Layout with an `Outlet`. Receives the data of `loadRoot`. */
  Root: ComponentType;
  PageError: ComponentType;
  loadPage: (href: string) => Promise<PageData | Response> | Response;
  /** Called once per language and on reload. */
  loadRoot: (language: Language) => Promise<unknown>;
}

const getLanguage = ({ pathname }: URL) => parseLocalizedPath(pathname).language;

const prefix = `${languages.map(getPrefix).filter(Boolean).join("?")}?`;

/** Creates one route for all languages, so that changing them keeps state. */
export function createRouteObjects({
  routes,
  getModule,
  Root,
  PageError,
  loadPage,
  loadRoot,
}: RouteObjectsOptions): RouteObject[] {
  const page = {
    element: <PageView getModule={getModule} />,
    ErrorBoundary: PageError,
    loader: ({ request }: { request: Request }) => loadPage(request.url),
  };
  return [
    {
      id: "root",
      path: prefix,
      Component: Root,
      loader: ({ request }) => loadRoot(getLanguage(new URL(request.url))),
      // Navigating to the current URL updates content.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        getLanguage(currentUrl) !== getLanguage(nextUrl) || currentUrl.href === nextUrl.href,
      children: [
        ...routes.map(({ path, page: id }) => ({
          ...page,
          id,
          caseSensitive: true,
          ...(path === "/" ? { index: true as const } : { path: path.slice(1) }),
        })),
        { ...page, id: "notFound", path: "*" },
      ],
    },
  ];
}
