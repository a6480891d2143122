"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { findPiece, getMiddle, ground, piecesAlongGround } from "./pieceOffsets.ts";
import { getScrollPlace, getScrollProgress, type ScrollPlace } from "./scrollPlace.ts";

interface Elements {
  track: RefObject<HTMLElement | null>;
  scene: RefObject<HTMLElement | null>;
  drawing: RefObject<SVGSVGElement | null>;
}

const count = piecesAlongGround.length;

function measure({ track, scene, drawing }: Elements) {
  const outer = track.current?.getBoundingClientRect();
  const drawn = drawing.current?.getBoundingClientRect();
  if (!outer || !drawn) return;
  const room = outer.height - (scene.current?.offsetHeight ?? 0);
  if (room > innerHeight / 2) {
    const way = outer.height - innerHeight;
    return {
      read: (): ScrollPlace => getScrollPlace(-outer.top / way, count),
      topFor: (index: number) => scrollY + outer.top + way * getScrollProgress(index, count),
    };
  }
  if (drawn.height > drawn.width) {
    const middle = innerHeight / 2;
    return {
      read: (): ScrollPlace => {
        const x = ((middle - drawn.top) / drawn.height) * ground.length;
        return x < 0 ? "apart" : piecesAlongGround.indexOf(findPiece(Math.min(x, ground.length)));
      },
      topFor: (index: number) => {
        const x = getMiddle(piecesAlongGround[index] ?? "engine", "apart");
        return scrollY + drawn.top + (drawn.height * x) / ground.length - middle;
      },
    };
  }
  return {};
}

interface PieceSelection {
  place: ScrollPlace;
  last: number;
  choose: (index: number) => void;
}

/** Keeps the object if nothing changes: scrolling must not re-render. */
const after = <State extends { place: ScrollPlace; last: number }>(
  before: State,
  place: ScrollPlace,
) =>
  before.place === place
    ? before
    : { ...before, place, last: typeof place === "number" ? place : before.last };

/**
 * Tracks the selected piece. In the pinned layout a selection scrolls, so that scroll position and
 * selection never differ.
 */
export function usePieceSelection(elements: Elements): PieceSelection {
  const [{ place, last }, setState] = useState<{ place: ScrollPlace; last: number }>({
    // Without scripts and with reduced motion.
    place: "apart",
    last: 0,
  });
  const { track, scene, drawing } = elements;
  const held = useRef<number>(undefined);

  useEffect(() => {
    const read = () => {
      if (held.current !== undefined && Math.abs(scrollY - held.current) < 2) return;
      held.current = undefined;
      const layout = measure({ track, scene, drawing });
      const at = layout?.read?.();
      setState((before) => {
        const kept = typeof before.place === "number" ? before.place : "apart";
        return after(before, at ?? kept);
      });
    };
    read();
    const target = track.current;
    if (!target || typeof IntersectionObserver === "undefined") return;
    const options = { passive: true } as const;
    const observer = new IntersectionObserver(([entry]) => {
      removeEventListener("scroll", read);
      if (entry?.isIntersecting) addEventListener("scroll", read, options);
      read();
    });
    observer.observe(target);
    addEventListener("resize", read);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", read);
      removeEventListener("resize", read);
    };
  }, [track, scene, drawing]);

  const choose = (index: number) => {
    setState((before) => after(before, index));
    const top = measure(elements)?.topFor?.(index);
    if (top === undefined) return;
    window.scrollTo({ top, behavior: "instant" });
    held.current = scrollY;
  };
  return { place, last, choose };
}
