import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./WordmarkPair.css.ts";

export interface WordmarkPairProps
  extends OuterProps<HTMLDivElement>,
    HTMLAttributes<HTMLDivElement> {
  /** Latin name, always on the left. */
  latin: ReactNode;
  /** Arabic name. */
  arabic: ReactNode;
  /** Decoration between them, such as an `AccentLine`. */
  mark?: ReactNode | undefined;
  /**
   * Grows the `AccentLine` between the names as the page is scrolled to its end. No effect with reduced
   * or paused motion, or without scroll-driven animations.
   *
   * @default false
   */
  animateOnScroll?: boolean | undefined;
  /** Accessible name. @default none: decoration */
  label?: string | undefined;
}

/**
 * Brand name in Latin and Arabic script, as wide as its container, for the `brand` of a `Footer`.
 *
 * Not for one script (`Wordmark`).
 */
export function WordmarkPair({
  latin,
  arabic,
  mark,
  animateOnScroll = false,
  label,
  className,
  ...outer
}: WordmarkPairProps) {
  const image = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div {...outer} className={clsx(styles.frame, className)}>
      <div dir="ltr" className={clsx(styles.root, animateOnScroll && styles.animated)} {...image}>
        <span lang="en" className={styles.latin}>
          {latin}
        </span>
        <span className={styles.mark}>{mark}</span>
        <span lang="ar" dir="rtl" className={styles.arabic}>
          {arabic}
        </span>
      </div>
    </div>
  );
}
