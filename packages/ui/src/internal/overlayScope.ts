import { type HTMLAttributes, type RefObject, useLayoutEffect, useState } from "react";
import { onGround } from "../theme/accentGround.css.ts";
import { variableNames } from "../theme/variableNames.css.ts";
import { usePortalContainer } from "./PortalContainer.ts";

/** Attributes that make an overlay look as if it were rendered at its trigger. */
export interface OverlayScope
  extends Pick<HTMLAttributes<HTMLElement>, "className" | "lang" | "style"> {
  dir?: "ltr" | "rtl" | undefined;
}

const findTheme = (element: Element) => element.closest(".light-theme, .dark-theme");

const getLang = (element: Element) => element.closest("[lang]")?.getAttribute("lang");

/**
 * Returns the differences between the place of a trigger and the place of its portal: theme class,
 * `lang`, `dir` and theme variables. A portal cannot inherit variables of any selector
 * (`.campaign`), so they are copied as computed.
 */
function readScope(place: Element, portal: Element): OverlayScope {
  const [inner, outer] = [getComputedStyle(place), getComputedStyle(portal)];
  const style: Record<string, string> = {};
  for (const name of variableNames) {
    const value = inner.getPropertyValue(name);
    if (value !== outer.getPropertyValue(name)) style[name] = value || "initial";
  }
  const theme = findTheme(place);
  const isLight = theme?.classList.contains("light-theme");
  const lang = getLang(place);
  const direction = inner.direction as "ltr" | "rtl";
  return {
    style,
    ...(theme && !theme.contains(portal) && { className: isLight ? "light-theme" : "dark-theme" }),
    ...(lang && lang !== getLang(portal) && { lang }),
    ...(direction !== outer.direction && { dir: direction }),
  };
}

/**
 * Skips the trigger, whose own `lang` or theme is that of its label, and accent backgrounds, whose
 * inverted colors are those of a surface.
 */
function getPlace(origin: Element): Element {
  const parent = origin.parentElement ?? (origin.getRootNode() as ShadowRoot).host;
  return parent.closest(`.${onGround}`)?.parentElement ?? parent;
}

/**
 * Returns the container of an overlay's portal, and attributes for its outermost elements. Reads
 * them on opening, and again if the page's theme, language or direction changes.
 *
 * @param origin trigger, or a marker at the overlay's place in the page
 */
export function useOverlayScope(origin: RefObject<Element | null>, open: boolean) {
  const getContainer = usePortalContainer();
  const [scope, setScope] = useState<OverlayScope>({});
  useLayoutEffect(() => {
    if (!open || !origin.current) return;
    const place = getPlace(origin.current);
    const portal = getContainer() ?? place.ownerDocument.body;
    const read = () => place.isConnected && setScope(readScope(place, portal));
    read();
    const observer = new MutationObserver(read);
    observer.observe(place.ownerDocument.documentElement, {
      attributeFilter: ["class", "lang", "dir"],
    });
    return () => observer.disconnect();
  }, [origin, open, getContainer]);
  return { container: getContainer(), scope };
}
