import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./ScrollProgress.css.ts";

export interface ScrollProgressProps extends OuterProps<HTMLDivElement> {
  /** What the bar measures, such as "Scroll progress". */
  label: string;
}

/**
 * A 3 px line that shows how far the page is scrolled, as a percentage: from a point at the start
 * margin to a rhomb, which reaches the end margin with the page. At the top of the page it is absent.
 * One per page, as a `Nav`'s `progress`.
 *
 * Not for the progress of a task: that is its own (`FileField`, `IntroLoader`).
 */
export function ScrollProgress({ label, className, ...outer }: ScrollProgressProps) {
  const own = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const page = document.documentElement;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const room = page.scrollHeight - page.clientHeight;
      const progress = room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
      // Written past React, and so by hand: Radix's progress takes its value from a render, and this
      // one changes with every frame of a scroll.
      own.current?.style.setProperty("--scroll-progress", String(progress));
      own.current?.setAttribute("aria-valuenow", String(Math.round(progress * 100)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const resize = new ResizeObserver(schedule);
    resize.observe(page);
    // With the next frame: asked at once, the whole page would be laid out before its time.
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
    <div {...outer} className={clsx(styles.root, className)}>
      <div
        ref={own}
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      >
        <div className={styles.bar} />
        <div className={styles.head} />
      </div>
    </div>
  );
}
