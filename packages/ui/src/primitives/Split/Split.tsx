import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Split.css.ts";

export interface SplitProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** Main content, in the first eight columns. */
  main: ReactNode;
  side: ReactNode;
  /** Columns of both parts. `8-3` leaves one empty between them. @default "8-3" */
  ratio?: keyof typeof styles.sides | undefined;
  /** Vertical alignment of the shorter part. @default "start" */
  align?: keyof typeof styles.aligns | undefined;
  /** `aside` makes the side a landmark, which needs `sideLabel`. @default "div" */
  sideAs?: "div" | "aside" | undefined;
  sideLabel?: string | undefined;
}

/**
 * Main content with a sidebar, stacked at 768 px and below. Belongs in a `Container`.
 *
 * Not for other columns (`Grid`), nor for article text (`ArticleBody`).
 */
export function Split({
  main,
  side,
  ratio = "8-3",
  align = "start",
  sideAs: Side = "div",
  sideLabel,
  className,
  ...outer
}: SplitProps) {
  return (
    <div
      {...outer}
      className={clsx(
        styles.root,
        styles.aligns[align],
        ratio === "8-3" && styles.spaced,
        className,
      )}
    >
      <div className={styles.main}>{main}</div>
      <Side className={styles.sides[ratio]} aria-label={sideLabel}>
        {side}
      </Side>
    </div>
  );
}
