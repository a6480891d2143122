import type { Language } from "@agency/content";
import { parseLocalizedPath } from "../routes/addresses.ts";
import { onIdle, prefersReducedData } from "./idle.ts";

/** In ms. The same as for query results. */
const maxAge = 60_000;

interface PrefetcherOptions {
  loadPage: (href: string) => Promise<unknown>;
  /** Called for links to other languages. */
  loadRoot: (language: Language) => Promise<unknown>;
}

export interface Prefetcher {
  /** Ignores errors, because a click loads the page again. */
  prefetch: (href: string) => void;
  /**
   * Prefetches once the link is visible and the main thread idle, unless data saver is on.
   *
   * @returns a function that cancels
   */
  observe: (link: Element, href: string) => () => void;
}

const idle: (step: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (step) => requestIdleCallback(step, { timeout: 4_000 })
    : (step) => setTimeout(step, 200);

/** Creates a prefetcher of same-origin pages. Prefetches each URL at most once a minute. */
export function createPrefetcher({ loadPage, loadRoot }: PrefetcherOptions): Prefetcher {
  /** In the time of `performance.now()`. */
  const freshUntil = new Map<string, number>();
  const waiting = new Set<Element>();
  const hrefs = new WeakMap<Element, string>();
  /** New links start an empty queue again. */
  let isDone = false;
  let observer: IntersectionObserver | undefined;

  function prefetch(href: string): void {
    const url = new URL(href, location.href);
    url.hash = "";
    const address = url.href;
    const now = performance.now();
    if (address === location.href.split("#", 1)[0]) return;
    if (url.origin !== location.origin || (freshUntil.get(address) ?? 0) > now) return;
    freshUntil.set(address, now + maxAge);
    loadPage(address).catch(() => freshUntil.delete(address));
    // Root data is loaded in one language only.
    const { language } = parseLocalizedPath(url.pathname);
    if (language !== parseLocalizedPath(location.pathname).language) void loadRoot(language);
  }

  function prefetchWaiting(): void {
    isDone = false;
    idle(() => {
      const [next] = waiting;
      if (!next) {
        isDone = true;
        return;
      }
      waiting.delete(next);
      const href = hrefs.get(next);
      if (href) prefetch(href);
      prefetchWaiting();
    });
  }

  function getObserver(): IntersectionObserver {
    if (observer) return observer;
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
      if (isDone && waiting.size > 0) prefetchWaiting();
    });
    onIdle(prefetchWaiting);
    return observer;
  }

  return {
    prefetch,
    observe(link, href) {
      if (prefersReducedData() || typeof IntersectionObserver === "undefined") return () => {};
      hrefs.set(link, href);
      getObserver().observe(link);
      return () => {
        observer?.unobserve(link);
        waiting.delete(link);
      };
    },
  };
}
