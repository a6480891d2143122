import { useEffect, useState } from "react";

/** How far down the window a heading counts as reached. */
const reached = 0.4;

/** The id of the last heading the reader has reached, of those in order; the first one before that. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const key = ids.join(" ");
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const headings = key
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = () => {
      const edge = window.innerHeight * reached;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < edge);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    // Reports each heading as it crosses the edge, and nothing between: no work while scrolling. All
    // above the edge counts as seen, or a jump from end to start would change nothing.
    const observer = new IntersectionObserver(update, {
      rootMargin: `1000000px 0px -${(1 - reached) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
