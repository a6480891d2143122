import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
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
  /** The name as it is heard. The pair is decoration where it is left out. */
  label?: string | undefined;
}

/**
 * A name in both scripts, always in this order, as wide as the place it stands in: the `brand` of
 * a `Footer`.
 *
 * Not for a name in one script (`Wordmark`).
 *
 * Accessibility: one picture, named by `label`; hidden without it.
 *
 * Keyboard: takes no focus.
 */
export function WordmarkPair({
  latin,
  arabic,
  mark,
  label,
  className,
  ...outer
}: WordmarkPairProps) {
  const image = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <div {...outer} className={clsx(styles.frame, className)}>
      <div dir="ltr" className={styles.root} {...image}>
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
