import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "../../theme/grid.css.ts";
import { type Responsive, responsive } from "../../theme/responsive.ts";
import type { Space } from "../Stack/index.ts";

/** One of the twelve columns, or how many of them. */
export type ColumnNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Between rows, also where columns stand one below the other, or one for each width. @default none */
  rowGap?: Responsive<Space> | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/**
 * Twelve columns with the gutter of the art direction; `Column` places things in it.
 *
 * Not for a list and its sidebar (`Split`), nor for things in one line (`Inline`) or one column
 * (`Stack`).
 */
export function Grid({ children, rowGap, as: Element = "div", className, ...outer }: GridProps) {
  return (
    <Element
      {...outer}
      className={clsx(styles.grid, responsive(rowGap, styles.rowGaps), className)}
    >
      {children}
    </Element>
  );
}

export interface ColumnProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /**
   * How many of the twelve columns it takes above 768 px; up to there it takes the whole width,
   * unless both are said: `{ narrow: 6, wide: 3 }`.
   */
  span: Responsive<ColumnNumber>;
  /** The column it starts in above 768 px, or one for each width. @default where the one before it ends */
  start?: Responsive<ColumnNumber> | undefined;
  /** Where it stands in a row that is taller than itself. @default stretches */
  align?: keyof typeof styles.aligns | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/** A place in a `Grid`. */
export function Column({
  children,
  span,
  start,
  align,
  as: Element = "div",
  className,
  ...outer
}: ColumnProps) {
  const classes = clsx(
    styles.column,
    responsive(start, styles.starts),
    responsive(span, styles.spans),
    align && styles.aligns[align],
    className,
  );
  return (
    <Element {...outer} className={classes}>
      {children}
    </Element>
  );
}
