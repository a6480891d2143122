import { readAddress } from "@agency/client/routes";
import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router-dom";

const pathOf = (pathname: string) => readAddress(pathname).path;

/**
 * Asks before the page is left while `active`: by a link, by Back and Forward, and, with the
 * browser's own question, by closing, reloading or another site. `leave` goes where the visitor
 * wanted to go. The same page in another language is no leaving.
 */
export function useLeaveGuard(active: boolean) {
  const here = pathOf(useLocation().pathname);
  // The router asks a page that is gone until its effects are undone: that one has no say.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && pathOf(currentLocation.pathname) === here && pathOf(nextLocation.pathname) !== here,
  );

  useEffect(() => {
    if (!active) return;
    const beforeunload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", beforeunload);
    return () => removeEventListener("beforeunload", beforeunload);
  }, [active]);

  // The dialog closes with either answer, and says so: that is no second one.
  const leaving = useRef(false);
  useEffect(() => {
    if (blocker.state === "unblocked") leaving.current = false;
  }, [blocker.state]);

  return {
    asking: blocker.state === "blocked",
    stay() {
      if (!leaving.current) blocker.reset?.();
    },
    leave() {
      leaving.current = true;
      blocker.proceed?.();
    },
  };
}
