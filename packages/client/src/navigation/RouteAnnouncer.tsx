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
import { parseLocalizedPath } from "../routes/addresses.ts";

const RouteAnnouncerContext = createContext<(title: string, failed: boolean) => void>(() => {});

/** Returns the function that announces a page's title to screen readers and moves focus. */
export const useRouteAnnouncer = () => useContext(RouteAnnouncerContext);

/** In ms. Later, screen readers would read it as part of the page. */
const announcementTime = 5_000;

interface RouteAnnouncerProps {
  children: ReactNode;
  hide: (status: ReactNode) => ReactNode;
}

/**
 * Route announcer: announces the title after each route change or change of language (WCAG 4.1.3).
 * Moves focus to the heading of the page or of the linked section (WCAG 2.4.3).
 */
export function RouteAnnouncer({ children, hide }: RouteAnnouncerProps) {
  const { pathname, hash } = useLocation();
  const { path, language } = parseLocalizedPath(pathname);
  const announcedPath = useRef<string | undefined>(path);
  const lastPlace = useRef<string>(undefined);
  const announcedLanguage = useRef(language);
  const [announcement, setAnnouncement] = useState("");
  const isBack = useNavigationType() === "POP";

  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(() => setAnnouncement(""), announcementTime);
    return () => clearTimeout(timer);
  }, [announcement]);

  const announce = useCallback(
    (title: string, failed: boolean) => {
      const isNew = announcedPath.current !== path || failed;
      announcedPath.current = failed ? undefined : path;
      if (isNew || announcedLanguage.current !== language) setAnnouncement(title);
      announcedLanguage.current = language;

      const place = path + hash;
      const part =
        hash && lastPlace.current !== place && !isBack
          ? document.getElementById(hash.slice(1))
          : null;
      lastPlace.current = place;
      if (part) focusOn(part.querySelector<HTMLElement>("h2, h3") ?? part);
      else if (isNew) focusOn(document.querySelector<HTMLElement>("main h1"));
    },
    [path, hash, isBack, language],
  );

  return (
    <RouteAnnouncerContext value={announce}>
      {children}
      {hide(<div role="status">{announcement}</div>)}
    </RouteAnnouncerContext>
  );
}

function focusOn(element: HTMLElement | null) {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
