import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
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
 * @returns what a page calls once it is whole, as only then it is as high as it was; it tells
 *   whether the visitor is back somewhere
 */
export function useScrollPosition(): () => boolean {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    const note = () => {
      if (wanted.current === undefined) positions.set(shown.current.key, window.scrollY);
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);

  useLayoutEffect(() => {
    if (key === shown.current.key) return;
    const isNewPage = pathname !== shown.current.pathname;
    shown.current = { key, pathname };
    wanted.current = type === "POP" ? positions.get(key) : undefined;
    if (wanted.current !== undefined) scrollTo(wanted.current);
    else if (isNewPage) scrollTo(0);
    else positions.set(key, window.scrollY);
  }, [key, pathname, type]);

  return useCallback(() => {
    const position = wanted.current;
    wanted.current = undefined;
    if (position !== undefined) scrollTo(position);
    return position !== undefined;
  }, []);
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
