import { useLayoutEffect, useMemo } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { typing } from "../useSearchText.ts";
import { uuid } from "../uuid.ts";

/** The key of the positions in session storage: they outlive a reload and a visit to another site. */
const storageKey = "scroll-positions";

/** How far each entry of the history was scrolled, in px, by its key. */
const positions = new Map(storedPositions());

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

addEventListener("pagehide", () => {
  // A page that goes before its next frame has scrolled and told nobody.
  remember();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // The positions hold for this page at least.
  }
});

const keyNow = () => (history.state as { key?: string } | null)?.key;

/** Gives the entry that the address is at a key, where the router has not: it would call them all the same. */
function nameEntry(): void {
  if (keyNow() === undefined) history.replaceState({ ...history.state, key: uuid() }, "");
}

nameEntry();

interface Entry {
  key?: string | undefined;
  pathname?: string;
  /** What follows the path. */
  rest?: string;
}

/** The entry that is on the screen, if any is; the address may be ahead of it. */
let shown: Entry = {};

history.scrollRestoration = "manual";

function remember(): void {
  if (shown.key !== undefined && keyNow() === shown.key) positions.set(shown.key, window.scrollY);
}

addEventListener("scroll", remember, { passive: true });

// Before the router looks.
addEventListener("popstate", () => {
  const { pathname, search, hash } = location;
  // A link to a part of the page makes an entry that the browser scrolls, and that has no key. With
  // one of its own it is known when the visitor comes back to it.
  const isPart = history.state === null;
  if (isPart) nameEntry();
  if (!isPart && pathname !== shown.pathname) return;
  shown = { key: keyNow(), pathname, rest: search + hash };
  const position = shown.key === undefined ? undefined : positions.get(shown.key);
  if (position !== undefined) reach(position);
});

/**
 * Scrolls to the top with every new page (specification, section 2), and with a link to the page
 * that is there already; back to where the visitor was with a step through the history, a reload,
 * or a return from another site.
 *
 * @returns whether the visitor has come back to where they were
 */
export function useScrollPosition(): boolean {
  const { key, pathname, search, hash, state } = useLocation();
  const stays = Boolean((state as Partial<typeof typing.state> | null)?.typing);
  const type = useNavigationType();
  // Found once: where the visitor is now is known as soon as the page shows.
  const position = useMemo(() => positionOf(key, type), [key, type]);

  useLayoutEffect(() => {
    if (key === shown.key) return;
    const rest = search + hash;
    const isOtherPart = pathname === shown.pathname && rest !== shown.rest;
    shown = { key, pathname, rest };
    if (position !== undefined) return reach(position);
    if (!isOtherPart && !stays) scrollTo(0);
    positions.set(key, window.scrollY);
  }, [key, pathname, search, hash, position, stays]);

  return position !== undefined;
}

const positionOf = (key: string, type: NavigationType) =>
  type === "POP" ? positions.get(key) : undefined;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

const ownMoves = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scrolls to a place as soon as the page is high enough for it, unless the visitor moves first.
 * Returns what gives up.
 */
function reach(top: number): () => void {
  const growth = new ResizeObserver(() => go());
  const end = () => {
    growth.disconnect();
    for (const move of ownMoves) removeEventListener(move, end);
  };
  const go = () => {
    scrollTo(top);
    // Browsers round to whole pixels of the screen.
    if (Math.abs(window.scrollY - top) < 2) end();
  };
  for (const move of ownMoves) addEventListener(move, end, { passive: true });
  growth.observe(document.body);
  go();
  return end;
}
