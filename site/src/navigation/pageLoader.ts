import { createContext } from "react";
import type { PageData } from "./page.ts";

/**
 * Loads the page at an absolute URL, without navigating to it. A context, because pages use it and
 * `load.ts` imports the pages. Only the browser provides it.
 */
export const PageLoaderContext = createContext<((href: string) => Promise<PageData>) | undefined>(
  undefined,
);
