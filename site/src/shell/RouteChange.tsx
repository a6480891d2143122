import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useScrollPosition } from "./useScrollPosition.ts";

const ArrivalContext = createContext<(title: string, failed: boolean) => void>(() => {});

/** Called by a page once it has rendered, with its title, and whether that is of a failure. */
export const useArrival = () => useContext(ArrivalContext);

/**
 * On every change of the route the page scrolls to its top, to where it was before, or to the part
 * that the address names. Focus moves to the new page's heading once it is there, and its title is
 * announced (WCAG 2.4.3, 4.1.3).
 */
export function RouteChange({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef<string | undefined>(pathname);
  const partOf = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const isBack = useScrollPosition();

  const arrive = useCallback(
    (title: string, failed: boolean) => {
      // The part that the address names is there only now.
      if (partOf.current !== pathname) {
        partOf.current = pathname;
        if (hash && !isBack) {
          document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: "instant" });
        }
      }
      if (arrivedAt.current === pathname && !failed) return;
      arrivedAt.current = failed ? undefined : pathname;
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setAnnouncement(title);
    },
    [pathname, hash, isBack],
  );

  return (
    <ArrivalContext value={arrive}>
      {children}
      <VisuallyHidden as="div">
        <div role="status">{announcement}</div>
      </VisuallyHidden>
    </ArrivalContext>
  );
}
