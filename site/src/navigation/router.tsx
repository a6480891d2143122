import { translations } from "@agency/content/language";
import type { RouteObject } from "react-router-dom";
import type { LoadShell } from "../shell/loadShell.ts";
import { readAddress } from "./addresses.ts";
import { PageFailed, PageView } from "./PageView.tsx";
import type { PageData } from "./page.ts";
import { Root } from "./Root.tsx";
import { routes } from "./routes.ts";

const languageOf = ({ pathname }: URL) => readAddress(pathname).language;

/**
 * The routes as the router takes them, the same for the browser and for the server. Each page has
 * one route for all languages, so that what it holds stays when the language changes.
 *
 * @param load brings what an absolute address needs, or leads elsewhere
 * @param loadShell brings what every page shows, once for each language
 */
export function routeObjects(
  load: (href: string) => Promise<PageData | Response> | Response,
  loadShell: LoadShell,
): RouteObject[] {
  const page = {
    Component: PageView,
    ErrorBoundary: PageFailed,
    loader: ({ request }: { request: Request }) => load(request.url),
  };
  return [
    {
      id: "root",
      path: translations.map((language) => `/${language}?`).join(""),
      Component: Root,
      loader: ({ request }) => loadShell(languageOf(new URL(request.url))),
      // The same address once more: what is shown has changed.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        languageOf(currentUrl) !== languageOf(nextUrl) || currentUrl.href === nextUrl.href,
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
