import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { strokeDrawn } from "../../theme/strokeDrawn.css.ts";
import * as styles from "./Line.css.ts";

export interface LineProps extends OuterProps<HTMLSpanElement>, HTMLAttributes<HTMLSpanElement> {
  /** `data` 2 px, `strong` 3 px, `hero` grows with the type it stands in. @default "data" */
  size?: keyof typeof styles.sizes | undefined;
  /** Its colour. @default "accent" */
  tone?: keyof typeof styles.tones | undefined;
  /** Which ends carry their point: the round one at the start, the rhomb at the end. @default "both" */
  points?: "both" | "start" | "end" | "none" | undefined;
  /** Draws itself from start to end once, in 900 ms; the rhomb lands last. @default false */
  draw?: boolean | undefined;
}

/**
 * The line from a round point (the idea) to a rhomb (its market). It runs from the start side to
 * the end side, so it mirrors with the direction.
 *
 * Not for a separator, which is a hairline, nor for progress (`ScrollProgress`).
 */
export function Line({
  size = "data",
  tone = "accent",
  points = "both",
  draw = false,
  className,
  ...outer
}: LineProps) {
  return (
    <span
      {...outer}
      className={clsx(styles.root, styles.sizes[size], styles.tones[tone], className)}
      aria-hidden="true"
    >
      {(points === "both" || points === "start") && <span className={styles.start} />}
      <span className={draw ? `${styles.stroke} ${strokeDrawn}` : styles.stroke} />
      {(points === "both" || points === "end") && (
        <span className={draw ? `${styles.end} ${styles.endDrawn}` : styles.end} />
      )}
    </span>
  );
}
