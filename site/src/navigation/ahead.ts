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
import { atRest, savesData } from "./quiet.ts";
import { loadTravel } from "./travel.ts";

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
  // The page that is shown has come with all it needs at once.
  if (address === location.href.split("#", 1)[0]) return;
  if (origin !== location.origin || (loaded.get(address) ?? 0) > performance.now()) return;
  loaded.set(address, performance.now() + fresh);
  loadAddress(address, ask).catch(() => loaded.delete(address));
  // What stands around every page is there in one language.
  const { language } = readAddress(new URL(address).pathname);
  if (language !== readAddress(location.pathname).language) void shellLoader(ask)(language);
}

const idle: (step: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (step) => requestIdleCallback(step, { timeout: 4_000 })
    : (step) => setTimeout(step, 200);

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
 * @param address root-relative, with its language; none where nothing is to be loaded
 */
export function useAhead(address: string | undefined, own: Omit<LinkComponentProps, "href">) {
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(own.ref, () => link.current as HTMLAnchorElement, []);
  useEffect(
    () => (link.current && address ? watchLink(link.current, address) : undefined),
    [address],
  );
  const come = () => {
    if (!address) return;
    loadAhead(address);
    if ("data-line" in own) void loadTravel();
  };
  return {
    ref: link,
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      come();
      own.onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      come();
      own.onFocus?.(event);
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      come();
      own.onTouchStart?.(event);
    },
  };
}
