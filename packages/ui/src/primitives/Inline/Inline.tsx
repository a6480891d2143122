import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import { gaps } from "../../internal/gaps.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { type Responsive, responsive } from "../../theme/responsive.ts";
import type { Space } from "../Stack/index.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** The distance between two things, a step of the space scale, or one for each width. @default 4 (16 px) */
  gap?: Responsive<Space> | undefined;
  /** Where things of different height stand in the line. @default "center" */
  align?: keyof typeof styles.aligns | undefined;
  /** Where the things stand in a line that they do not fill. @default "start" */
  justify?: keyof typeof styles.justifies | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
}

/**
 * Things beside each other from the start side; they wrap where the line is full. `gap` may differ
 * by width: `{ narrow: 2, wide: 4 }` changes at 768 px.
 *
 * Not for columns that must line up (`Grid`), nor for short facts (`MetaLine`) or tags (`TagList`).
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
