import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./ScrollProgress.css.ts";

export type ScrollProgressProps = OuterProps<HTMLDivElement>;

/**
 * Line as long as the scrolled share of the page. Decorative: screen readers announce every change
 * of a progress bar. Once per page, as `progress` of the `Nav`.
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
      // Changes with every frame, so it bypasses React.
      own.current?.style.setProperty("--scroll-progress", String(progress));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const resize = new ResizeObserver(schedule);
    resize.observe(page);
    // Synchronous reading would force layout.
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
