import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import { gaps } from "../../internal/gaps.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type Responsive, responsive } from "../../theme/responsive.ts";
import type { Space } from "../Stack/index.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Spacing step, or one for each breakpoint. @default 4 (16 px) */
  gap?: Responsive<Space> | undefined;
  /** Cross-axis alignment. @default "center" */
  align?: keyof typeof styles.aligns | undefined;
  /** Main-axis distribution. @default "start" */
  justify?: keyof typeof styles.justifies | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/**
 * Horizontal stack that wraps. `gap` may differ by breakpoint: `{ narrow: 2, wide: 4 }`.
 *
 * Not for aligned columns (`Grid`), short facts (`MetaLine`) or tags (`TagList`).
 */
export function Inline({
  children,
  gap = 4,
  align = "center",
  justify = "start",
  as: Element = "div",
  className,
  ...outer
}: InlineProps) {
  return (
    <Element
      {...outer}
      className={clsx(
        styles.inline,
        responsive(gap, gaps),
        styles.aligns[align],
        styles.justifies[justify],
        className,
      )}
    >
      {children}
    </Element>
  );
}
