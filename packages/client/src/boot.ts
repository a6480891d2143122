import { isPrerendering } from "./prerendering.ts";

/** In ms. Background and prerendered pages do not paint. */
const maxPaintTime = 2_000;

/** Resolves after the first contentful paint, or `maxPaintTime`. */
export const waitForFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, isPrerendering() ? 0 : maxPaintTime);
  });

function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Preloads a JavaScript module without executing it. */
export const preloadModule = (href: string): void => void appendLink("modulepreload", href);

/** Adds a stylesheet. Rejects if loading fails. */
export const loadStylesheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = appendLink("stylesheet", href);
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Loading stylesheet ${href} failed`));
  });

/**
 * Loads the Latin and Arabic fonts. Never rejects: one missing local font would abort a combined
 * load.
 */
export const loadFonts = (): Promise<unknown> =>
  Promise.allSettled(
    getComputedStyle(document.body)
      .fontFamily.split(",")
      .map((family) => document.fonts.load(`1em ${family}`, "aب")),
  );
