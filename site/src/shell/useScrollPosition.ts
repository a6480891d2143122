import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** How far each entry of the history was scrolled, in px, by its key. */
const positions = new Map<string, number>();

history.scrollRestoration = "manual";

// A link to a part of a page makes an entry without a key. It gets one of its own, before the
// router looks: coming back to it then differs from going to it, which is the browser's to scroll.
addEventListener("popstate", () => {
  if (history.state === null) {
    history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
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
  const shown = useRef({ key, pathname });
  const position = type === "POP" ? positions.get(key) : undefined;

  useEffect(() => {
    const note = () => {
      // The address may be ahead of the page; what scrolls then is the next entry's.
      if (keyNow() === shown.current.key) positions.set(shown.current.key, window.scrollY);
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the position changes as the visitor scrolls
  useLayoutEffect(() => {
    if (key === shown.current.key) return;
    const isNewPage = pathname !== shown.current.pathname;
    shown.current = { key, pathname };
    if (position !== undefined) return reach(position);
    if (isNewPage) scrollTo(0);
    positions.set(key, window.scrollY);
  }, [key, pathname]);

  return position !== undefined;
}

/** The key of the entry that the address is at; the router calls the first one so. */
const keyNow = (): string => (history.state as { key?: string } | null)?.key ?? "default";

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
