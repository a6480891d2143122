import { useEffect, useRef, useState } from "react";

/**
 * Where a list of slides stands that is scrolled sideways, and steps along it. Distances are counted
 * from the start side, so that both directions are one.
 *
 * @param count of the slides
 */
export function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [last, setLast] = useState(count < 2);
  const [said, setSaid] = useState<number>();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { scrollWidth, clientWidth } = element;
      const from = Math.abs(element.scrollLeft);
      const starts = startsOf(element);
      const nearest = starts.reduce(
        (best, start, index) =>
          Math.abs(start - from) < Math.abs((starts[best] ?? 0) - from) ? index : best,
        0,
      );
      // Half a pixel may be left where sizes are fractions.
      const isAtEnd = from >= scrollWidth - clientWidth - 1;
      setPlace(isAtEnd && from > 0 ? count - 1 : nearest);
      setLast(isAtEnd);
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      observer?.disconnect();
    };
  }, [count]);

  const go = (steps: number) => {
    const element = list.current;
    const to = Math.min(count - 1, Math.max(0, place + steps));
    if (!element || to === place) return;
    const start = startsOf(element)[to] ?? 0;
    const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({ left: sign * start, behavior: still ? "instant" : "smooth" });
    setSaid(to);
  };

  return { list, place, last, go, said };
}

/** How far each slide stands from the start of the list, in px. */
function startsOf(list: HTMLElement): number[] {
  const slides = [...list.children].map((slide) => slide.getBoundingClientRect());
  const [first] = slides;
  if (!first) return [];
  const rtl = getComputedStyle(list).direction === "rtl";
  return slides.map((slide) => (rtl ? first.right - slide.right : slide.left - first.left));
}
