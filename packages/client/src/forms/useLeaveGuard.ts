import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router-dom";

/**
 * Confirms leaving a page with unsent input: by the returned state for links, Back and Forward,
 * otherwise by `beforeunload`. Requires a data router of react-router-dom.
 *
 * @param getPage maps a path to its page, so that a change of language is not guarded.
 * @default the path itself
 */
export function useLeaveGuard(
  isActive: boolean,
  getPage: (pathname: string) => string = (pathname) => pathname,
) {
  const page = getPage(useLocation().pathname);
  // The router calls an unmounted page's blockers until its cleanup.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive &&
      getPage(currentLocation.pathname) === page &&
      getPage(nextLocation.pathname) !== page,
  );

  useEffect(() => {
    if (!isActive) return;
    const beforeunload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", beforeunload);
    return () => removeEventListener("beforeunload", beforeunload);
  }, [isActive]);

  // Closing the dialog calls `stay` too.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (blocker.state === "unblocked") isLeaving.current = false;
  }, [blocker.state]);

  return {
    isAsking: blocker.state === "blocked",
    stay() {
      if (!isLeaving.current) blocker.reset?.();
    },
    leave() {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
