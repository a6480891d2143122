import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import {
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
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
function loadAhead(href: string): void {
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

/** The links in view whose pages have not been loaded yet. An address may have several, in view or not. */
const waiting = new Set<Element>();
const hrefs = new WeakMap<Element, string>();
let state: "loading" | "working" | "done" = "loading";

/** One address after the other, each when nothing else is to be done. */
function work(): void {
  state = "working";
  idle(() => {
    const [next] = waiting;
    if (next === undefined) {
      state = "done";
      return;
    }
    waiting.delete(next);
    const href = hrefs.get(next);
    if (href !== undefined) loadAhead(href);
    work();
  });
}

let observer: IntersectionObserver | undefined;

function watcher(): IntersectionObserver {
  if (observer) return observer;
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target);
      else waiting.delete(target);
    }
    if (state === "done" && waiting.size > 0) work();
  });
  atRest(work);
  return observer;
}

/** Loads the address of a link ahead once it is in view and the page is at rest. Returns what ends that. */
function watchLink(link: Element, href: string): () => void {
  if (savesData() || typeof IntersectionObserver === "undefined") return () => {};
  hrefs.set(link, href);
  watcher().observe(link);
  return () => {
    observer?.unobserve(link);
    waiting.delete(link);
  };
}

/**
 * Loads the page of a link ahead: what is in view when the page rests, and at once as soon as the
 * pointer or the focus comes near. Gives the link its ref and handlers, with the caller's own.
 *
 * @param address root-relative, with its language
 */
export function useAhead(address: string, own: Omit<LinkComponentProps, "href">) {
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(own.ref, () => link.current as HTMLAnchorElement, []);
  useEffect(() => (link.current ? watchLink(link.current, address) : undefined), [address]);
  return {
    ref: link,
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      loadAhead(address);
      own.onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      loadAhead(address);
      own.onFocus?.(event);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      loadAhead(address);
      own.onTouchStart?.(event);
    },
  };
}
