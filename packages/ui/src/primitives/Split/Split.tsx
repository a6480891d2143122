import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Split.css.ts";

export interface SplitProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** The main matter, in the first eight columns. */
  main: ReactNode;
  /** What goes beside it. */
  side: ReactNode;
  /** Columns of the two; `8-3` leaves one empty between them. @default "8-3" */
  ratio?: keyof typeof styles.sides | undefined;
  /** Where the shorter one stands; with `stretch` it is as high as the other. @default "start" */
  align?: keyof typeof styles.aligns | undefined;
  /** `aside` makes the side a landmark of its own; name it. @default "div" */
  sideAs?: "div" | "aside" | undefined;
  /** Accessible name of the side, which a landmark needs. */
  sideLabel?: string | undefined;
}

/**
 * Eight columns and what goes beside them, such as a list and its sidebar; one below the other at
 * 768 px and narrower. Stands within a `Container`.
 *
 * Not for other columns (`Grid`), nor for the text of an article (`ArticleBody`).
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
