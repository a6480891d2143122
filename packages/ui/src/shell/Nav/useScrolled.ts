import { useEffect, useState } from "react";

/** Whether the page has left its top. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const check = () => setScrolled(window.scrollY > 8);
    // Asked at once, it would have the whole page laid out before its time.
    const frame = requestAnimationFrame(() => {
      check();
      window.addEventListener("scroll", check, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", check);
    };
  }, []);
  return scrolled;
}
