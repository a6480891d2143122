import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** In px. More than widths are rounded by, so that the result cannot alternate. */
const minSpare = 4;

interface NavRefs {
  /** Scroll container of the list. */
  nav: RefObject<HTMLElement | null>;
  wideActions: RefObject<HTMLElement | null>;
  menuButton: RefObject<HTMLElement | null>;
}

// jsdom has no `checkVisibility`.
const isHidden = (element: Element | null) =>
  element?.checkVisibility?.({ visibilityProperty: true }) === false;

const getWidth = ({ current }: RefObject<HTMLElement | null>) => current?.offsetWidth ?? 0;

/**
 * Returns whether the items need more space than there is, so that the menu replaces them, and a
 * function that focuses the menu button, or the first item if the button is hidden. False on the
 * server and up to the breakpoint of the menu.
 */
export function useIsCollapsed(
  { nav, wideActions, menuButton }: NavRefs,
  onChange: () => void,
): [isCollapsed: boolean, focusShown: () => void] {
  const [isCollapsed, setIsCollapsed] = useState(false);

  const focusShown = () => {
    const button = menuButton.current;
    const shown = isHidden(button) ? nav.current?.querySelector<HTMLElement>("a, button") : button;
    shown?.focus({ preventScroll: true });
  };

  const keepFocus = () => {
    const focused = document.activeElement;
    const isOwn = focused === menuButton.current || nav.current?.contains(focused);
    if (isOwn && isHidden(focused)) focusShown();
  };

  const update = useEffectEvent((space: number, list: number) => {
    // Collapsed, the button is in place of the actions.
    const more = isCollapsed ? getWidth(wideActions) - getWidth(menuButton) + minSpare : 0;
    const next = list + more > space;
    if (next === isCollapsed) return keepFocus();
    setIsCollapsed(next);
    onChange();
  });

  useEffect(() => {
    const space = nav.current;
    const list = space?.querySelector("ul");
    if (!space || !list) return;
    const resize = new ResizeObserver(() => update(space.clientWidth, list.offsetWidth));
    resize.observe(space);
    // Fonts and texts change it.
    resize.observe(list);
    return () => resize.disconnect();
  }, [nav]);

  useLayoutEffect(keepFocus);

  return [isCollapsed, focusShown];
}
