import { type PointerEvent, useEffect, useRef, useState } from "react";

/** In ms, so that passing pointers do not open it. */
const openDelay = 120;
/** In ms, for crossing gaps towards the panel. */
const closeDelay = 240;

type OpenReason = "hover" | "press";

/**
 * Manages which dropdown is open. Hover opens it after a delay, and a press keeps it open. Radix's
 * navigation menu would add 12 KB to every page (`docs/adr/0033`).
 */
export function useDropdowns() {
  const [openId, setOpenId] = useState<string>();
  const opener = useRef<OpenReason>("press");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (id: string | undefined, by: OpenReason = "press") => {
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
    /** With an id, closes that dropdown only. */
    close: (id?: string) => {
      if (id === undefined || id === openId) set(undefined);
    },
  };
}
