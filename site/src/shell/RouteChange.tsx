import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";

const ArrivalContext = createContext<(title: string) => void>(() => {});

/** Called by a page once it has rendered, with its title. */
export const useArrival = () => useContext(ArrivalContext);

/**
 * On every change of the route the page scrolls to its top (specification, section 2), or to the
 * part that the address names. Focus moves to the new page's heading once it is there, and its title
 * is announced (WCAG 2.4.3, 4.1.3).
 */
export function RouteChange({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  const partOf = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the path is the reason to scroll
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);

  const arrive = useCallback(
    (title: string) => {
      // The part that the address names is there only now.
      if (partOf.current !== pathname) {
        partOf.current = pathname;
        if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: "instant" });
      }
      if (arrivedAt.current === pathname) return;
      arrivedAt.current = pathname;
      const heading = document.querySelector<HTMLElement>("main h1");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
      setAnnouncement(title);
    },
    [pathname, hash],
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
