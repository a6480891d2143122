import type { Direction } from "@agency/ui/AgencyProvider";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

const step = 5;

/** In px. */
const touchTolerance = 3;
const within = (percent: number) => Math.min(100, Math.max(0, percent));

/** Left and right follow the screen, not the reading direction. */
function getPositionAfterKey(key: string, percent: number, turned: boolean): number | undefined {
  switch (key) {
    case "ArrowUp":
    case turned ? "ArrowLeft" : "ArrowRight":
      return percent + step;
    case "ArrowDown":
    case turned ? "ArrowRight" : "ArrowLeft":
      return percent - step;
    case "Home":
      return 0;
    case "End":
      return 100;
    default:
      return undefined;
  }
}

interface Press {
  pointer: number;
  x: number;
  y: number;
  percent: number;
  moved: boolean;
}

/**
 * Returns the position in percent from the start side, and handlers. Mouse and pen move the divider
 * to the pointer. A finger drags it relatively (it may be scrolling), a tap moves it there.
 */
export function useDivider(direction: Direction) {
  const [percent, setPercent] = useState(50);
  const [touched, setTouched] = useState(false);
  const press = useRef<Press>(undefined);
  const turned = direction === "rtl";

  const move = (to: number) => {
    setTouched(true);
    setPercent(Math.round(within(to) * 100) / 100);
  };
  const at = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    return ((turned ? right - clientX : clientX - left) / width) * 100;
  };

  return {
    percent,
    touched,
    onKeyDown: (event: KeyboardEvent) => {
      const to = getPositionAfterKey(event.key, percent, turned);
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(to);
    },
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        const { pointerId, pointerType, clientX, clientY } = event;
        const moved = pointerType !== "touch";
        press.current = { pointer: pointerId, x: clientX, y: clientY, percent, moved };
        if (!moved) return;
        event.currentTarget.setPointerCapture(pointerId);
        move(at(event));
      },
      onPointerMove: (event: PointerEvent) => {
        const pressed = press.current;
        if (pressed?.pointer !== event.pointerId) return;
        if (event.pointerType !== "touch") {
          move(at(event));
          return;
        }
        const along = event.clientX - pressed.x;
        // A scrolling finger sends a few moves before the browser takes over.
        const across = Math.abs(event.clientY - pressed.y);
        if (!pressed.moved && Math.abs(along) <= Math.max(across, touchTolerance)) return;
        pressed.moved = true;
        const { width } = event.currentTarget.getBoundingClientRect();
        move(pressed.percent + ((turned ? -along : along) / width) * 100);
      },
      onPointerUp: (event: PointerEvent) => {
        const pressed = press.current;
        if (pressed?.pointer !== event.pointerId) return;
        press.current = undefined;
        if (!pressed.moved) move(at(event));
      },
      onPointerCancel: () => {
        press.current = undefined;
      },
    },
  };
}
