import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { useLanguage } from "../useLanguage.ts";
import { readAddress } from "./addresses.ts";

const ArrivalContext = createContext<(title: string, failed: boolean) => void>(() => {});

/** Called by a page once it has rendered, with its title, and whether that is of a failure. */
export const useArrival = () => useContext(ArrivalContext);

/** How long a title stays to be announced, in ms: later it would be read as a part of the page. */
const announced = 5_000;

/**
 * On every change of the route focus moves to the heading of the new page, or of the part that the
 * address names, and its title is announced (WCAG 2.4.3, 4.1.3); so is the title in another
 * language. The router scrolls.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const { path } = readAddress(pathname);
  const arrivedAt = useRef<string | undefined>(path);
  const partOf = useRef<string>(undefined);
  const language = useLanguage();
  const saidIn = useRef(language);
  const [announcement, setAnnouncement] = useState("");
  const isBack = useNavigationType() === "POP";

  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(() => setAnnouncement(""), announced);
    return () => clearTimeout(timer);
  }, [announcement]);

  const arrive = useCallback(
    (title: string, failed: boolean) => {
      const isNew = arrivedAt.current !== path || failed;
      arrivedAt.current = failed ? undefined : path;
      if (isNew || saidIn.current !== language) setAnnouncement(title);
      saidIn.current = language;

      const place = path + hash;
      const part =
        hash && partOf.current !== place && !isBack ? document.getElementById(hash.slice(1)) : null;
      partOf.current = place;
      if (part) focusOn(part.querySelector<HTMLElement>("h2, h3") ?? part);
      else if (isNew) focusOn(document.querySelector<HTMLElement>("main h1"));
    },
    [path, hash, isBack, language],
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

function focusOn(element: HTMLElement | null) {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
