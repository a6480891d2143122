import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import { gaps } from "../../internal/gaps.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type Responsive, responsive } from "../../theme/responsive.ts";
import * as styles from "./Stack.css.ts";

/** Spacing scale: 4, 8, 12, 16, 24, 36, 56, 80, 104 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface StackProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Spacing step, or one for each breakpoint. @default 4 (16 px) */
  gap?: Responsive<Space> | undefined;
  /** Alignment of narrower items, or one for each breakpoint. @default "stretch" */
  align?: Responsive<keyof typeof styles.aligns.every> | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/**
 * Vertical stack with equal gaps. `gap` and `align` may differ by breakpoint:
 * `{ narrow: 4, wide: 6 }`.
 *
 * Not for one row (`Inline`) or columns (`Grid`).
 */
export function Stack({
  children,
  gap = 4,
  align = "stretch",
  as: Element = "div",
  className,
  ...outer
}: StackProps) {
  return (
    <Element
      {...outer}
      className={clsx(
        styles.stack,
        responsive(gap, gaps),
        responsive(align, styles.aligns),
        className,
      )}
    >
      {children}
    </Element>
  );
}
