import { type PointerEvent, useEffect, useRef, useState } from "react";

/** In ms. Ignores passing pointers. */
const openDelay = 120;
/** In ms. Lets pointers cross gaps. */
const closeDelay = 240;

type OpenReason = "hover" | "press";

/**
 * Manages the open dropdown. Hover opens it after a delay, a press keeps it open. Radix's
 * navigation menu would add 12 KB (`docs/adr/0033`).
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
    /** With an id, closes only that dropdown. */
    close: (id?: string) => {
      if (id === undefined || id === openId) set(undefined);
    },
  };
}
