import { onIdle, savesData } from "@agency/client/navigation";
import type { LinkComponentProps } from "@agency/ui/AgencyProvider";
import {
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { shellLoader } from "../shell/loadShell.ts";
import { readAddress } from "./addresses.ts";
import { ask } from "./ask.ts";
import { loadAddress } from "./load.ts";
import { loadTravel } from "./travel.ts";

/** Times until which prefetched addresses are fresh, from `performance.now()`. */
const freshUntil = new Map<string, number>();

/** How long a prefetched page is fresh, in ms: as long as query results are cached. */
const maxAge = 60_000;

/** Prefetches code, texts and content of a page. An error is ignored: the click loads again. */
function prefetch(href: string): void {
  const { href: whole, origin } = new URL(href, location.href);
  const address = whole.split("#", 1)[0] ?? whole;
  // The current page is complete.
  if (address === location.href.split("#", 1)[0]) return;
  if (origin !== location.origin || (freshUntil.get(address) ?? 0) > performance.now()) return;
  freshUntil.set(address, performance.now() + maxAge);
  loadAddress(address, ask).catch(() => freshUntil.delete(address));
  // The shell is loaded in one language only.
  const { language } = readAddress(new URL(address).pathname);
  if (language !== readAddress(location.pathname).language) void shellLoader(ask)(language);
}

const idle: (step: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (step) => requestIdleCallback(step, { timeout: 4_000 })
    : (step) => setTimeout(step, 200);

/** Visible links whose pages are not prefetched yet. An address may have several. */
const waiting = new Set<Element>();
const hrefs = new WeakMap<Element, string>();
let state: "loading" | "working" | "done" = "loading";

/** Prefetches the waiting pages one by one, each when the main thread is idle. */
function prefetchWaiting(): void {
  state = "working";
  idle(() => {
    const [next] = waiting;
    if (next === undefined) {
      state = "done";
      return;
    }
    waiting.delete(next);
    const href = hrefs.get(next);
    if (href !== undefined) prefetch(href);
    prefetchWaiting();
  });
}

let observer: IntersectionObserver | undefined;

function getObserver(): IntersectionObserver {
  if (observer) return observer;
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target);
      else waiting.delete(target);
    }
    if (state === "done" && waiting.size > 0) prefetchWaiting();
  });
  onIdle(prefetchWaiting);
  return observer;
}

/** Prefetches the page of a link once it is visible and the page is idle. Returns a function that cancels. */
function prefetchWhenVisible(link: Element, href: string): () => void {
  if (savesData() || typeof IntersectionObserver === "undefined") return () => {};
  hrefs.set(link, href);
  getObserver().observe(link);
  return () => {
    observer?.unobserve(link);
    waiting.delete(link);
  };
}

/**
 * Prefetches the page of a link: when the link is visible and the page idle, and at once on hover,
 * focus or touch. Returns ref and handlers for the link, which call the caller's own.
 *
 * @param address root-relative, with its language; undefined prefetches nothing
 */
export function usePrefetch(address: string | undefined, own: Omit<LinkComponentProps, "href">) {
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(own.ref, () => link.current as HTMLAnchorElement, []);
  useEffect(
    () => (link.current && address ? prefetchWhenVisible(link.current, address) : undefined),
    [address],
  );
  const prefetchNow = () => {
    if (!address) return;
    prefetch(address);
    if ("data-line" in own) void loadTravel();
  };
  return {
    ref: link,
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      prefetchNow();
      own.onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      prefetchNow();
      own.onFocus?.(event);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      prefetchNow();
      own.onTouchStart?.(event);
    },
  };
}
