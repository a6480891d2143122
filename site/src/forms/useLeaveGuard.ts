import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { guardHistory } from "../leaving.ts";

/** The place of an entry in the history, as the router keeps it there. */
const placeNow = () => (history.state as { idx?: number } | null)?.idx;

/** The page's own path a plain click on a link leads to, or `undefined` where the browser opens it itself. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download")) return undefined;
  if (link.target !== "" && link.target !== "_self") return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const leaves = origin === location.origin && pathname !== location.pathname;
  return leaves && !pathname.startsWith("/api/") ? pathname + search + hash : undefined;
}

/**
 * Asks before the page is left while `active`: by a link, by Back and Forward, and, with the
 * browser's own question, by closing, reloading or another site. `leave` goes where the visitor
 * wanted to go.
 */
export function useLeaveGuard(active: boolean) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const onward = useRef<() => void>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its place
  useEffect(() => {
    if (!active) return;
    const page = location.pathname;
    const place = placeNow();
    // A step back in the history is itself a change of it.
    let returning = false;
    let leaving = false;

    const ask = (then: () => void) => {
      onward.current = () => {
        leaving = true;
        then();
      };
      setAsking(true);
    };
    const beforeunload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const path = pathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(path));
    };
    const popstate = (event: PopStateEvent) => {
      if (leaving) return;
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const to = placeNow();
      if (location.pathname === page || place === undefined || to === undefined) return;
      const steps = to - place;
      // The address has changed already, and the router must not hear of it.
      event.stopImmediatePropagation();
      returning = true;
      history.go(-steps);
      ask(() => history.go(steps));
    };
    addEventListener("beforeunload", beforeunload);
    document.addEventListener("click", click, true);
    const unguard = guardHistory(popstate);
    return () => {
      removeEventListener("beforeunload", beforeunload);
      document.removeEventListener("click", click, true);
      unguard();
    };
  }, [active, key, navigate]);

  return {
    asking,
    stay: () => setAsking(false),
    leave() {
      setAsking(false);
      onward.current?.();
    },
  };
}
