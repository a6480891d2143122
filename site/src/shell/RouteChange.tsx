import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useScrollPosition } from "./useScrollPosition.ts";

const ArrivalContext = createContext<(title: string) => void>(() => {});

/** Called by a page once it has rendered, with its title. */
export const useArrival = () => useContext(ArrivalContext);

/**
 * On every change of the route the page scrolls to its top, to where it was before, or to the part
 * that the address names. Focus moves to the new page's heading once it is there, and its title is
 * announced (WCAG 2.4.3, 4.1.3).
 */
export function RouteChange({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  const partOf = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");
  const scroll = useScrollPosition();

  const arrive = useCallback(
    (title: string) => {
      const isBack = scroll();
      // The part that the address names is there only now.
      if (partOf.current !== pathname) {
        partOf.current = pathname;
        if (hash && !isBack) {
          document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: "instant" });
        }
      }
      if (arrivedAt.current === pathname) return;
      arrivedAt.current = pathname;
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setAnnouncement(title);
    },
    [pathname, hash, scroll],
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
