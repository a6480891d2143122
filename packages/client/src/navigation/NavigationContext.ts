import { createContext } from "react";
import type { LinkTransitions } from "./linkTransitions.ts";
import type { PageData } from "./page.ts";
import type { Prefetcher } from "./prefetch.ts";

export interface Navigation {
  loadPage: (href: string) => Promise<PageData>;
  prefetcher: Prefetcher;
  /** @default no transitions */
  transitions?: LinkTransitions;
}

/** Undefined on the server. */
export const NavigationContext = createContext<Navigation | undefined>(undefined);
