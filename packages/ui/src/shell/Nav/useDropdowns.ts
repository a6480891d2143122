import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Long enough for a pointer on its way elsewhere. */
const openDelay = 120;
/** Long enough to cross a gap on the way into the panel. */
const closeDelay = 240;

type Opener = "hover" | "press";

/**
 * Which dropdown is open: one at most. A pointer opens it after a short rest and closes it by
 * leaving; a press on one that hover has just opened keeps it open, until the next press. By hand:
 * Radix's dropdown menu knows no hover, and its navigation menu is no menu and loads with the page.
 */
export function useDropdowns() {
  const [openId, setOpenId] = useState<string>();
  const opener = useRef<Opener>("press");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (id: string | undefined, by: Opener = "press") => {
    clearTimeout(timer.current);
    opener.current = by;
    setOpenId(id);
  };

  const press = (id: string) => {
    const hovered = openId === id && opener.current === "hover";
    set(openId === id && !hovered ? undefined : id);
  };

  const enter = (id: string, { pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (openId === id) return;
    timer.current = setTimeout(() => set(id, "hover"), openDelay);
  };

  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (openId === undefined || opener.current === "press") return;
    timer.current = setTimeout(() => set(undefined), closeDelay);
  };

  return {
    openId,
    press,
    enter,
    leave,
    open: (id: string) => set(id),
    /** Only the one of this id, where one is given: another may have opened meanwhile. */
    close: (id?: string) => {
      if (id === undefined || id === openId) set(undefined);
    },
  };
}
