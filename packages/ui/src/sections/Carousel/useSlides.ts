import { useEffect, useRef, useState } from "react";

/**
 * Where a list of slides stands that is scrolled sideways, and steps along it. Distances are counted
 * from the start side, so that both directions are one. By hand: neither Radix nor React Aria has a
 * carousel.
 *
 * @param count of the slides
 */
export function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [last, setLast] = useState(count < 2);
  const [said, setSaid] = useState<number>();
  /** Where a button has sent it, as long as it is on its way: the next press goes on from there. */
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const stops = stopsOf(element);
      const from = Math.abs(element.scrollLeft);
      setPlace(placeAt(from, stops));
      setLast(isAt(stops.at(-1), from));
      if (isAt(target.current, from)) arrive();
    };
    const arrive = () => {
      target.current = undefined;
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    // Somebody may have stopped it on the way.
    element.addEventListener("scrollend", arrive);
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      element.removeEventListener("scrollend", arrive);
      observer?.disconnect();
    };
  }, []);

  const go = (way: "back" | "on") => {
    const element = list.current;
    if (!element) return;
    const stops = stopsOf(element);
    const from = target.current ?? Math.abs(element.scrollLeft);
    const to =
      way === "on"
        ? stops.find((stop) => stop > from && !isAt(stop, from))
        : stops.findLast((stop) => stop < from && !isAt(stop, from));
    if (to === undefined) return;
    target.current = to;
    const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({ left: sign * to, behavior: still ? "instant" : "smooth" });
    setSaid(placeAt(to, stops));
  };

  return { list, place, last, go, said };
}

/** Half a pixel may be left where sizes are fractions. */
const isAt = (stop: number | undefined, from: number) =>
  stop !== undefined && Math.abs(stop - from) <= 1;

/** How far it is scrolled when each slide stands at the start, in px; the last ones share the end. */
function stopsOf(list: HTMLElement): number[] {
  const slides = [...list.children].map((slide) => slide.getBoundingClientRect());
  const [first] = slides;
  if (!first) return [];
  const rtl = getComputedStyle(list).direction === "rtl";
  const end = list.scrollWidth - list.clientWidth;
  return slides.map((slide) =>
    Math.min(end, rtl ? first.right - slide.right : slide.left - first.left),
  );
}

/** The slide nearest to the start; at the end it is the last one, which no distance tells from those beside it. */
function placeAt(from: number, stops: number[]): number {
  if (from > 0 && isAt(stops.at(-1), from)) return stops.length - 1;
  return stops.reduce(
    (best, stop, index) =>
      Math.abs(stop - from) < Math.abs((stops[best] ?? 0) - from) ? index : best,
    0,
  );
}
