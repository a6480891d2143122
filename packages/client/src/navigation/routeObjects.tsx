import type { Language } from "@agency/content";
import { languages } from "@agency/content/language";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { getPrefix, readAddress } from "../routes/addresses.ts";
import type { Route } from "../routes/routeTable.ts";
import { PageView } from "./PageView.tsx";
import type { PageData, PageModule } from "./page.ts";

interface RouteObjectsOptions {
  routes: readonly Route[];
  getModule: (page: string) => PageModule;
  /** Layout of all pages, with an `Outlet`. Its data is that of `loadRoot`. */
  Root: ComponentType;
  /** Shown if code or translations of a page fail to load. */
  PageError: ComponentType;
  /** Loads an absolute URL, or redirects. */
  loadPage: (href: string) => Promise<PageData | Response> | Response;
  /** Loads what all pages show. Called once for each language, and when the page is reloaded. */
  loadRoot: (language: Language) => Promise<unknown>;
}

const getLanguage = ({ pathname }: URL) => readAddress(pathname).language;

/** Optional first segment of all addresses, such as `/ar?`. */
const prefix = `${languages.map(getPrefix).filter(Boolean).join("?")}?`;

/**
 * Creates React Router's route objects, the same for the browser and the server. A page has one route
 * for all languages, so that its state survives a change of language.
 */
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
      // The same address again is an update of the content.
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
