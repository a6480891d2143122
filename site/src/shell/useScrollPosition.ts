import { useLayoutEffect } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";

/** How far each entry of the history was scrolled, in px, by its key. */
const positions = new Map<string, number>();

/** The key of the entry that the address is at; the router calls the first one so. */
const keyNow = (): string => (history.state as { key?: string } | null)?.key ?? "default";

/** The entry that is on the screen; the address may be ahead of it. */
let shown = { key: keyNow(), pathname: location.pathname };

history.scrollRestoration = "manual";

addEventListener(
  "scroll",
  () => {
    if (keyNow() === shown.key) positions.set(shown.key, window.scrollY);
  },
  { passive: true },
);

// Before the router looks.
addEventListener("popstate", () => {
  const { pathname } = location;
  if (history.state === null) {
    // A link to a part of the page: an entry that the browser scrolls, and that has no key. With
    // one of its own it is known when the visitor comes back to it.
    history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
    shown = { key: keyNow(), pathname };
  } else if (pathname === shown.pathname) {
    shown = { key: keyNow(), pathname };
    const position = positions.get(shown.key);
    if (position !== undefined) reach(position);
  }
});

/**
 * Scrolls to the top with every new page (specification, section 2), and back to where the visitor
 * was with a step through the history.
 *
 * @returns whether the visitor has come back to where they were
 */
export function useScrollPosition(): boolean {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    if (key === shown.key) return;
    const isNewPage = pathname !== shown.pathname;
    shown = { key, pathname };
    const position = positionOf(key, type);
    if (position !== undefined) return reach(position);
    if (isNewPage) scrollTo(0);
    positions.set(key, window.scrollY);
  }, [key, pathname, type]);

  return positionOf(key, type) !== undefined;
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
