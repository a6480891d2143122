import type { ElementType, ReactNode } from "react";
import type { Space } from "../Stack/index.ts";
import * as styles from "./Grid.css.ts";

/** One of the twelve columns, or how many of them. */
export type ColumnNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridProps {
  children: ReactNode;
  /** Between rows, also where columns stand one below the other. @default none */
  rowGap?: Space | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  className?: string | undefined;
}

/**
 * Twelve columns with the gutter of the art direction; `Column` places things in it.
 *
 * Not for a list and its sidebar (`Split`), nor for things in one line (`Inline`) or one column
 * (`Stack`).
 *
 * Accessibility: plain elements; the order on the page is the order in the document (WCAG 1.3.2).
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Grid({ children, rowGap, as: Element = "div", className }: GridProps) {
  const classes = [styles.grid, rowGap && styles.rowGaps[rowGap], className];
  return <Element className={classes.filter(Boolean).join(" ")}>{children}</Element>;
}

export interface ColumnProps {
  children: ReactNode;
  /** How many of the twelve columns it takes above 768 px; below it takes the whole width. */
  span: ColumnNumber;
  /** The column it starts in. @default where the one before it ends */
  start?: ColumnNumber | undefined;
  /** @default stretches */
  align?: keyof typeof styles.aligns | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  className?: string | undefined;
}

/** A place in a `Grid`. */
export function Column({
  children,
  span,
  start,
  align,
  as: Element = "div",
  className,
}: ColumnProps) {
  const classes = [
    styles.column,
    start && styles.starts[start],
    styles.spans[span],
    align && styles.aligns[align],
    className,
  ];
  return <Element className={classes.filter(Boolean).join(" ")}>{children}</Element>;
}
