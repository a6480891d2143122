import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./ScrollProgress.css.ts";

export type ScrollProgressProps = OuterProps<HTMLDivElement>;

/**
 * A line as long as the scrolled share of the page. Decorative, because screen readers announce a
 * progress bar that changes. Hidden at the top. Use one per page, as `progress` of the `Nav`.
 *
 * Not for tasks (`FileField`, `IntroLoader`).
 */
export function ScrollProgress({ className, ...outer }: ScrollProgressProps) {
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const room = page.scrollHeight - page.clientHeight;
      const progress = room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
      // Bypasses React, because it changes with every frame.
      own.current?.style.setProperty("--scroll-progress", String(progress));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const resize = new ResizeObserver(schedule);
    resize.observe(page);
    // Reading it synchronously would force layout.
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, []);

  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      <div ref={own} className={styles.track}>
        <div className={styles.bar} />
        <div className={styles.head} />
      </div>
    </div>
  );
}
