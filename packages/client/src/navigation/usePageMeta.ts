import { createContext, useContext, useEffect } from "react";
import { useRouteAnnouncer } from "./RouteAnnouncer.tsx";

export interface PageMeta {
  name: string;
  /** Including the site's name. */
  title: string;
  description: string;
}

export const PageMetaContext = createContext<(meta: PageMeta) => void>(() => {});

/**
 * Sets title and description, and announces the title after a route change.
 *
 * @param failed focuses the page's failure
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
