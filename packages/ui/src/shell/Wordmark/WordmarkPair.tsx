import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { bar, carrier, rhomb, round, segment } from "../../internal/segments.css.ts";
import * as styles from "./WordmarkPair.css.ts";

export interface WordmarkPairProps
  extends OuterProps<HTMLDivElement>,
    HTMLAttributes<HTMLDivElement> {
  /** The name in Latin letters, on the left in both directions. */
  latin: ReactNode;
  /** The name in Arabic letters. */
  arabic: ReactNode;
  /** What runs from the one to the other, such as a `Line`. */
  mark?: ReactNode | undefined;
  /**
   * Whether the mark, a `Line`, comes to its place while the page is scrolled to its end: down the
   * page's edge and past one of the words. For the foot of a page, between its margins.
   *
   * @default false
   */
  arrives?: boolean | undefined;
  /** The name as it is heard. The pair is decoration where it is left out. */
  label?: string | undefined;
}

/** A part of the line's way: the line, and the two points that move along it. */
function Segment({ className, dir }: { className: string; dir?: "ltr" | undefined }) {
  return (
    <span dir={dir} className={clsx(segment, className)}>
      <span className={bar} />
      <span className={clsx(carrier, rhomb)} />
      <span className={clsx(carrier, round)} />
    </span>
  );
}

/**
 * A name in both scripts, always in this order, as wide as the place it stands in: the `brand` of
 * a `Footer`.
 *
 * With reduced or paused motion, and where the browser ties no animation to scrolling, a mark that
 * `arrives` is at its place from the start.
 *
 * Not for a name in one script (`Wordmark`).
 */
export function WordmarkPair({
  latin,
  arabic,
  mark,
  arrives = false,
  label,
  className,
  ...outer
}: WordmarkPairProps) {
  const image = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div {...outer} className={clsx(styles.frame, className)}>
      <div dir="ltr" className={clsx(styles.root, arrives && styles.passed)} {...image}>
        {arrives && <Segment className={clsx(styles.way, styles.rail)} />}
        <span lang="en" className={styles.latin}>
          {latin}
          {arrives && <Segment className={clsx(styles.way, styles.entry)} />}
        </span>
        <span className={styles.mark}>{mark}</span>
        <span lang="ar" dir="rtl" className={styles.arabic}>
          {arabic}
          {arrives && <Segment dir="ltr" className={clsx(styles.way, styles.entry)} />}
        </span>
      </div>
    </div>
  );
}
