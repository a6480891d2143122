import type { ElementType, ReactNode } from "react";
import type { Space } from "../Stack/index.ts";
import { gaps } from "../Stack/Stack.css.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps {
  children: ReactNode;
  /** @default 4 (16 px) */
  gap?: Space | undefined;
  /** @default "center" */
  align?: keyof typeof styles.aligns | undefined;
  /** @default "start" */
  justify?: keyof typeof styles.justifies | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  className?: string | undefined;
}

/**
 * Things beside each other from the start side; they wrap where the line is full.
 *
 * Not for columns that must line up (`Grid`), nor for short facts (`MetaLine`) or tags (`TagList`).
 *
 * Accessibility: a plain element. Give it `as="ul"` where its things are a list.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Inline({
  children,
  gap = 4,
  align = "center",
  justify = "start",
  as: Element = "div",
  className,
}: InlineProps) {
  const classes = [
    styles.inline,
    gaps[gap],
    styles.aligns[align],
    styles.justifies[justify],
    className,
  ];
  return <Element className={classes.filter(Boolean).join(" ")}>{children}</Element>;
}
