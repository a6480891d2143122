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

const PageContext = createContext<(title: string, failed: boolean) => void>(() => {});
const MessageContext = createContext<(message: string) => void>(() => {});

/** Returns the function that announces a page's title to screen readers and moves focus. */
export const useRouteAnnouncer = () => useContext(PageContext);

/** Returns the function that announces a message by the page's live region (WCAG 4.1.3). */
export const useAnnounce = () => useContext(MessageContext);

/** In ms. Later, it would be read with the page. */
const announcementTime = 5_000;

interface RouteAnnouncerProps {
  children: ReactNode;
  hide: (status: ReactNode) => ReactNode;
}

/**
 * Route announcer: announces the title after a change of route or language (WCAG 4.1.3). Focuses
 * the heading of the page or linked section (WCAG 2.4.3).
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
    <PageContext value={announce}>
      <MessageContext value={setAnnouncement}>{children}</MessageContext>
      {hide(<div role="status">{announcement}</div>)}
    </PageContext>
  );
}

function focusOn(element: HTMLElement | null) {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
