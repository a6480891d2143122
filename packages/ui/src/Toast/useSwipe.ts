import { type PointerEvent, useRef } from "react";
import type { Direction } from "../AgencyProvider/index.ts";

/** Before this a press is a press, in CSS px. */
const slop = 6;
/** From here on letting go sends it away, in CSS px. */
const enough = 50;

/**
 * Lets a pointer push an element towards the end side, right in left-to-right and left in
 * right-to-left; from 50 px on, letting go calls `onSwipe`, and before that it slides back. The
 * element carries `data-swipe` while it follows (`move`) and once it has been let go (`cancel`).
 *
 * @returns listeners for the element, which lets the browser have vertical panning alone
 */
export function useSwipe(direction: Direction, onSwipe: () => void) {
  const from = useRef<{ x: number; y: number; id: number }>(undefined);

  const pushed = ({ clientX }: PointerEvent) => {
    const distance = clientX - (from.current?.x ?? clientX);
    return Math.max(0, direction === "rtl" ? -distance : distance);
  };
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = undefined;
    if (currentTarget.dataset.swipe) currentTarget.dataset.swipe = "cancel";
    currentTarget.style.translate = "";
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { currentTarget: element, pointerId, clientY } = event;
      if (!from.current || from.current.id !== pointerId) return;
      const distance = pushed(event);
      if (element.dataset.swipe !== "move") {
        if (distance < slop || distance < Math.abs(clientY - from.current.y)) return;
        element.dataset.swipe = "move";
        element.setPointerCapture?.(pointerId);
      }
      element.style.translate = `${direction === "rtl" ? -distance : distance}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const away = event.currentTarget.dataset.swipe === "move" && pushed(event) >= enough;
      letGo(event);
      if (away) onSwipe();
    },
    onPointerCancel: letGo,
  };
}
