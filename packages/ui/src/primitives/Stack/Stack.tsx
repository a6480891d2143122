import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import { gaps } from "../../internal/gaps.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type Responsive, responsive } from "../../theme/responsive.ts";
import * as styles from "./Stack.css.ts";

/** A step of the space scale: 4, 8, 12, 16, 24, 36, 56, 80, 104 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface StackProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** The distance between two things, a step of the space scale, or one for each width. @default 4 (16 px) */
  gap?: Responsive<Space> | undefined;
  /** Where things that are narrower than the stack stand in it, or one place for each width. @default "stretch" */
  align?: Responsive<keyof typeof styles.aligns.every> | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/**
 * Things below each other, with one distance between them. `gap` and `align` may differ by width:
 * `{ narrow: 4, wide: 6 }` changes at 768 px.
 *
 * Not for things in one line (`Inline`), nor for columns (`Grid`).
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
