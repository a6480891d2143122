import { createContext } from "react";
import type { LinkTransitions } from "./linkTransitions.ts";
import type { PageData } from "./page.ts";
import type { Prefetcher } from "./prefetch.ts";

/** Functions that links and lists need in the browser. */
export interface Navigation {
  /** Loads the page at an absolute URL, without navigating to it. */
  loadPage: (href: string) => Promise<PageData>;
  prefetcher: Prefetcher;
  /** @default pages change without a transition */
  transitions?: LinkTransitions;
}

/** Provided in the browser only. */
export const NavigationContext = createContext<Navigation | undefined>(undefined);
