import type { ElementType, ReactNode } from "react";
import * as styles from "./Stack.css.ts";

/** A step of the space scale: 4, 8, 12, 16, 24, 36, 56, 80, 104 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface StackProps {
  children: ReactNode;
  /** @default 4 (16 px) */
  gap?: Space | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  className?: string | undefined;
}

/**
 * Things below each other, with one distance between them.
 *
 * Not for things in one line (`Inline`), nor for columns (`Grid`).
 *
 * Accessibility: a plain element. Give it `as="ul"` where its things are a list.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Stack({ children, gap = 4, as: Element = "div", className }: StackProps) {
  const classes = [styles.stack, styles.gaps[gap], className].filter(Boolean).join(" ");
  return <Element className={classes}>{children}</Element>;
}
