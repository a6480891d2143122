import { useEffect, useState } from "react";

/** Share of the viewport height where a heading counts as reached. */
const readingLine = 0.4;

/** Returns the id of the last heading reached, or the first id. */
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
      const edge = window.innerHeight * readingLine;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < edge);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    // Reports headings that cross the edge, and counts all above it as visible: otherwise a jump
    // from end to start would report nothing.
    const observer = new IntersectionObserver(update, {
      rootMargin: `1000000px 0px -${(1 - readingLine) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);

  return current;
}
