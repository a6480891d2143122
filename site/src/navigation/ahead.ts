import { ask } from "./ask.ts";
import { loadAddress } from "./load.ts";

/** Whether the visitor, or a slow line, asks for nothing that was not asked for. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

const loaded = new Map<string, number>();

/** How long what was loaded ahead is taken as fresh, in ms: as long as answers are kept. */
const fresh = 60_000;

/**
 * Loads an address ahead: code, words and content. Failing ahead is no failure: the click asks
 * again, and the page shows what it gets.
 */
export function loadAhead(href: string): void {
  const { href: whole, origin } = new URL(href, location.href);
  const address = whole.split("#", 1)[0] ?? whole;
  if (origin !== location.origin || (loaded.get(address) ?? 0) > performance.now()) return;
  loaded.set(address, performance.now() + fresh);
  loadAddress(address, ask).catch(() => loaded.delete(address));
}

const idle: (step: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (step) => requestIdleCallback(step, { timeout: 4_000 })
    : (step) => setTimeout(step, 200);

/** How long the page has to be there before anything is loaded for another one, in ms. */
const settled = 2_000;

/** The page is there and shown; what it needs itself comes first. */
const atRest = (then: () => void): void => {
  const page = document.documentElement;
  const isShown = () => document.readyState === "complete" && page.dataset.intro === undefined;
  const look = () => (isShown() ? setTimeout(then, settled) : setTimeout(look, 250));
  look();
};

const waiting = new Set<string>();
let running = false;

/** One address after the other, each when nothing else is to be done. */
function work(): void {
  idle(() => {
    const [next] = waiting;
    if (next === undefined) {
      running = false;
      return;
    }
    waiting.delete(next);
    loadAhead(next);
    work();
  });
}

let observer: IntersectionObserver | undefined;
const hrefs = new WeakMap<Element, string>();

function watcher(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const href = hrefs.get(target);
      if (href === undefined) continue;
      if (isIntersecting) waiting.add(href);
      else waiting.delete(href);
    }
    if (waiting.size === 0 || running) return;
    running = true;
    atRest(work);
  });
  return observer;
}

/** Loads the address of a link ahead once it is in view and the page is at rest. Returns what ends that. */
export function watchLink(link: Element, href: string): () => void {
  if (savesData() || typeof IntersectionObserver === "undefined") return () => {};
  hrefs.set(link, href);
  watcher().observe(link);
  return () => {
    observer?.unobserve(link);
    waiting.delete(href);
  };
}
