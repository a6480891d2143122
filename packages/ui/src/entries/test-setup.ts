/**
 * Adds the browser APIs that jsdom and happy-dom lack and components use. Import it in a setup file.
 * Nothing is measured, drawn or intersected, and no media query matches.
 */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const createQuery = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

/** Keeps an environment's own implementation. */
function define<Target extends object>(target: Target, missing: Partial<Target>) {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) {
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
    }
  }
}

// A setup file also runs before tests in Node.
if (typeof window !== "undefined") {
  define(globalThis, {
    ResizeObserver: Observer,
    IntersectionObserver: Observer as unknown as typeof IntersectionObserver,
    matchMedia: createQuery,
    CSS: {} as typeof CSS,
  });
  define(CSS, { escape: (text) => text.replace(/[^\w-]/g, "\\$&") });
  define(Element.prototype, {
    scrollIntoView() {},
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
    getAnimations: () => [],
  });
  HTMLCanvasElement.prototype.getContext = () => null;
}
