import type { Fetch, Language } from "@agency/content";
import type { RouterState } from "react-router-dom";
import { parseLocalizedPath } from "../routes/addresses.ts";
import { onIdle, prefersReducedData } from "./idle.ts";
import { createPrefetchQueue } from "./prefetchQueue.ts";

/** In ms. The same as for query results. */
const maxAge = 60_000;

interface PrefetcherOptions {
  /** Called on intent. */
  loadPage: (href: string) => Promise<unknown>;
  /** Called on intent, for other languages. */
  loadRoot: (language: Language) => Promise<unknown>;
  /** Sends every request with `send`. */
  prefetchPage: (href: string, send: Fetch) => Promise<unknown>;
  /** Downloads code for every navigation, two seconds after the load. */
  prepare?: (send: Fetch) => Promise<unknown>;
}

export interface Prefetcher {
  /**
   * Loads the page on intent (hover, focus, touch), and pauses the prefetch of visible links.
   * Ignores errors: a click repeats it.
   */
  prefetch: (href: string) => void;
  /**
   * Prefetches visible links when idle, unless data saver is on. Omits search parameters: few
   * filters are clicked. Ignores links to other languages.
   *
   * @returns a function that cancels
   */
  observe: (link: Element, href: string) => () => void;
  /** Listens to the router. Navigation aborts prefetch. Each location is a page view. */
  follow: (state: Pick<RouterState, "navigation" | "location">) => void;
}

/**
 * Creates a prefetcher of same-origin pages. Visible links and intent each load a URL at most once
 * a minute.
 */
export function createPrefetcher({
  loadPage,
  loadRoot,
  ...options
}: PrefetcherOptions): Prefetcher {
  const queue = createPrefetchQueue({
    ...options,
    prefetchPage: async (href, send) => {
      if (getAddress(href)) await options.prefetchPage(href, send);
    },
  });
  /** In the time of `performance.now()`. */
  const freshUntil = new Map<string, number>();
  const addresses = new WeakMap<Element, string>();
  let observer: IntersectionObserver | undefined;
  let shown: string | undefined;
  let endNavigation: (() => void) | undefined;

  const getLanguage = (pathname: string) => parseLocalizedPath(pathname).language;

  /** Returns `undefined` for other origins and the current page. */
  function getAddress(href: string): URL | undefined {
    const url = new URL(href, location.href);
    url.hash = "";
    const isHere = url.href === location.href.split("#", 1)[0];
    return isHere || url.origin !== location.origin ? undefined : url;
  }

  async function load({ href, pathname }: URL): Promise<void> {
    const now = performance.now();
    if ((freshUntil.get(href) ?? 0) > now) return;
    freshUntil.set(href, now + maxAge);
    const language = getLanguage(pathname);
    if (language !== getLanguage(location.pathname)) void loadRoot(language);
    await loadPage(href).catch(() => freshUntil.delete(href));
  }

  function getObserver(): IntersectionObserver {
    if (observer) return observer;
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const address = addresses.get(target);
        if (isIntersecting && address) queue.add(target, address);
        else queue.delete(target);
      }
    });
    onIdle(queue.start);
    return observer;
  }

  return {
    prefetch(href) {
      const address = getAddress(href);
      queue.pauseUntil(address ? load(address) : Promise.resolve());
    },
    observe(link, href) {
      if (prefersReducedData() || typeof IntersectionObserver === "undefined") return () => {};
      const { origin, pathname } = new URL(href, location.href);
      if (getLanguage(pathname) !== getLanguage(location.pathname)) return () => {};
      addresses.set(link, origin + pathname);
      getObserver().observe(link);
      return () => {
        observer?.unobserve(link);
        queue.delete(link);
      };
    },
    follow({ navigation, location: { key } }) {
      if (navigation.state !== "idle" && !endNavigation) {
        queue.abort();
        queue.pauseUntil(
          new Promise<void>((resolve) => {
            endNavigation = resolve;
          }),
        );
      }
      if (navigation.state !== "idle") return;
      endNavigation?.();
      endNavigation = undefined;
      if (shown !== undefined && shown !== key) queue.startPageView();
      shown = key;
    },
  };
}
