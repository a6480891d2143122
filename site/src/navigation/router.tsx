import type { RouteObject } from "react-router-dom";
import type { PageData } from "./load.ts";
import { PageFailed, PageView } from "./PageView.tsx";
import { Root } from "./Root.tsx";
import { routes } from "./routes.ts";

/**
 * The routes as the router takes them, the same for the browser and for the server. Each page has
 * one route for all languages, so that what it holds stays when the language changes.
 *
 * @param load brings what an absolute address needs, or leads elsewhere
 */
export function routeObjects(load: (href: string) => Promise<PageData> | Response): RouteObject[] {
  const page = {
    Component: PageView,
    ErrorBoundary: PageFailed,
    loader: ({ request }: { request: Request }) => load(request.url),
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
