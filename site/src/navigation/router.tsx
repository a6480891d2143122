import type { RouteObject } from "react-router-dom";
import { loadAddress } from "./load.ts";
import { PageFailed, PageView } from "./PageView.tsx";
import type { Ask } from "./page.ts";
import { Root } from "./Root.tsx";
import { routes } from "./routes.ts";

/**
 * The routes as the router takes them, the same for the browser and for the server. Each page has
 * one route for all languages, so that what it holds stays when the language changes.
 */
export function routeObjects(ask: Ask): RouteObject[] {
  const page = {
    Component: PageView,
    ErrorBoundary: PageFailed,
    loader: ({ request }: { request: Request }) => loadAddress(request.url, ask),
  };
  return [
    {
      id: "root",
      path: "/ar?",
      Component: Root,
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
