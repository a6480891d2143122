import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router-dom";

/**
 * Asks for confirmation before the page is left with unsent input: through the returned state for
 * links, Back and Forward, and through the browser's own dialog for closing, reloading and other
 * sites. Needs a data router of react-router-dom.
 *
 * @param getPage maps a path name to its page, so that another language of the same page is not
 * guarded. @default the path name itself
 */
export function useLeaveGuard(
  isActive: boolean,
  getPage: (pathname: string) => string = (pathname) => pathname,
) {
  const page = getPage(useLocation().pathname);
  // The router still calls blockers of an unmounted page until its effects are cleaned up.
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

  // A dialog that closes after "leave" calls `stay` as well.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (blocker.state === "unblocked") isLeaving.current = false;
  }, [blocker.state]);

  return {
    isAsking: blocker.state === "blocked",
    stay() {
      if (!isLeaving.current) blocker.reset?.();
    },
    /** Continues to where the visitor wanted to go. */
    leave() {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
