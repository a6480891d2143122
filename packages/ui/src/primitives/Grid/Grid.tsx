import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "../../theme/grid.css.ts";
import { type Responsive, responsive } from "../../theme/responsive.ts";
import type { Space } from "../Stack/index.ts";

/** Index or count of columns. */
export type ColumnNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface GridProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Gap between rows and stacked columns, or one for each breakpoint. @default none */
  rowGap?: Responsive<Space> | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/**
 * Twelve-column grid of `GridItem`s.
 *
 * Not for a list with a sidebar (`Split`), one row (`Inline`) or one column (`Stack`).
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

export interface GridItemProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /**
   * Columns it spans. Up to 768 px the full width, unless both are given: `{ narrow: 6, wide: 3 }`.
   */
  span: Responsive<ColumnNumber>;
  /** First column above 768 px, or one for each breakpoint. @default after the previous column */
  start?: Responsive<ColumnNumber> | undefined;
  /** Vertical alignment in a taller row. @default stretch */
  align?: keyof typeof styles.aligns | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/** Column of a `Grid`. */
export function GridItem({
  children,
  span,
  start,
  align,
  as: Element = "div",
  className,
  ...outer
}: GridItemProps) {
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
