import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** Long enough for a pointer on its way elsewhere. */
const openDelay = 120;
/** Long enough to cross a gap on the way into the panel. */
const closeDelay = 240;

type Opener = "hover" | "press";

/**
 * Which dropdown is open: one at most. A pointer opens it after a short rest and closes it by
 * leaving; a press on one that hover has just opened keeps it open, until the next press.
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

  return { openId, press, enter, leave, open: set, close: () => set(undefined) };
}

/**
 * Calls back when Escape is pressed or a pointer goes down outside, while `active`.
 *
 * @param inside tells what belongs to the open part
 */
export function useDismiss(
  active: boolean,
  inside: (target: Node) => boolean,
  onDismiss: (reason: "escape" | "outside") => void,
) {
  const dismiss = useEffectEvent(onDismiss);
  const isInside = useEffectEvent(inside);
  useEffect(() => {
    if (!active) return;
    const keydown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) dismiss("escape");
    };
    const pointerdown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !isInside(target)) dismiss("outside");
    };
    document.addEventListener("keydown", keydown);
    document.addEventListener("pointerdown", pointerdown);
    return () => {
      document.removeEventListener("keydown", keydown);
      document.removeEventListener("pointerdown", pointerdown);
    };
  }, [active]);
}
