import { createContext, useContext, useEffect } from "react";
import { useRouteAnnouncer } from "./RouteAnnouncer.tsx";

/** Texts of a page's head. */
export interface PageMeta {
  /** Name of the page, as in its heading. */
  name: string;
  /** Title of the document, with the name of the site. */
  title: string;
  description: string;
}

/** Receives the texts of the head while the server renders. */
export const PageMetaContext = createContext<(meta: PageMeta) => void>(() => {});

/**
 * Sets title and description of the document, and announces the title after a route change.
 *
 * @param failed whether the page shows a failure in place of its content, which then takes the focus
 */
export function usePageMeta({ name, title, description }: PageMeta, failed = false): void {
  const announce = useRouteAnnouncer();
  useContext(PageMetaContext)({ name, title, description });

  useEffect(() => {
    document.title = title;
    announce(title, failed);
  }, [title, failed, announce]);

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [description]);
}
