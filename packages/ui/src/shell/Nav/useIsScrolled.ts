import { useEffect, useState } from "react";

/** Whether the page is scrolled. */
export function useIsScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const check = () => setScrolled(window.scrollY > 8);
    // Synchronous reading would force layout.
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
