/** Time that a page may take to paint, in ms. Pages in the background do not paint. */
const maxPaintTime = 2_000;

/** Resolves after the first contentful paint, or after 2 s. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, maxPaintTime);
  });

function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Preloads a module. */
export const preloadModule = (href: string): void => void appendLink("modulepreload", href);

/** Loads a stylesheet. Rejects if it fails. */
export const loadStylesheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = appendLink("stylesheet", href);
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Loading stylesheet ${href} failed`));
  });

/**
 * Loads the fonts of the page for Latin and Arabic, so that no line moves later. Each family loads by
 * itself: together, one missing local font would abort the others. Never rejects.
 */
export const loadFonts = (): Promise<unknown> =>
  Promise.allSettled(
    getComputedStyle(document.body)
      .fontFamily.split(",")
      .map((family) => document.fonts.load(`1em ${family}`, "aب")),
  );
