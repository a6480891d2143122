import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Split.css.ts";

export interface SplitProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** In the first eight columns. */
  main: ReactNode;
  side: ReactNode;
  /** Columns of both parts. `8-3` leaves one empty. @default "8-3" */
  ratio?: keyof typeof styles.sides | undefined;
  /** Alignment of the shorter part. @default "start" */
  align?: keyof typeof styles.aligns | undefined;
  /** `aside` makes it a landmark, which needs `sideLabel`. @default "div" */
  sideAs?: "div" | "aside" | undefined;
  sideLabel?: string | undefined;
}

/**
 * Main content with a sidebar, stacked up to 768 px. Needs a `Container`.
 *
 * Not for other columns (`Grid`) or article text (`ArticleBody`).
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
