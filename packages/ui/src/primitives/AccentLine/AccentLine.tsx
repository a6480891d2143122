import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { strokeDrawn } from "../../theme/strokeDrawn.css.ts";
import type { StatusTone } from "../../theme/tones.ts";
import * as styles from "./AccentLine.css.ts";

export type AccentLineTone = Extract<StatusTone, "accent" | "neutral">;

export interface AccentLineProps
  extends OuterProps<HTMLSpanElement>,
    HTMLAttributes<HTMLSpanElement> {
  /** `small` 2 px, `medium` 3 px, `large` relative to the font size. @default "small" */
  size?: keyof typeof styles.sizes | undefined;
  /** @default "accent" */
  tone?: AccentLineTone | undefined;
  /** Marked ends: a dot at the start, a diamond at the end. @default "both" */
  points?: "both" | "start" | "end" | "none" | undefined;
  /** Draws itself once, in 900 ms. @default false */
  draw?: boolean | undefined;
}

/**
 * Decorative accent line from a dot (the idea) to a diamond (its market). Mirrored in
 * right-to-left.
 *
 * Not for separators (`Separator`) or progress (`ScrollProgress`).
 */
export function AccentLine({
  size = "small",
  tone = "accent",
  points = "both",
  draw = false,
  className,
  ...outer
}: AccentLineProps) {
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
