import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./ScrollProgress.css.ts";

export interface ScrollProgressProps extends OuterProps<HTMLDivElement> {
  /** Accessible name, such as "Scroll progress". */
  label: string;
}

/**
 * A progress bar of the scroll position, in percent. Hidden at the top. Use one per page, as
 * `progress` of the `Nav`.
 *
 * Not for tasks (`FileField`, `IntroLoader`).
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
      // Bypasses React, and thus Radix's progress, because it changes with every frame.
      own.current?.style.setProperty("--scroll-progress", String(progress));
      own.current?.setAttribute("aria-valuenow", String(Math.round(progress * 100)));
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
