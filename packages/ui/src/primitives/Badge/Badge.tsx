import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Badge.css.ts";

export interface BadgeProps extends OuterProps<HTMLSpanElement>, HTMLAttributes<HTMLSpanElement> {
  /** A word or two, such as "New". It says what the colour shows. */
  children: ReactNode;
  /** What it means, told by colour besides its words. @default "neutral" */
  tone?: "neutral" | "accent" | "positive" | "negative" | undefined;
}

/**
 * A short state beside a name: new, beta, sold out.
 *
 * Not for a subject one can follow (`Tag`), nor for a message (`Alert`).
 */
export function Badge({ children, tone = "neutral", className, ...outer }: BadgeProps) {
  return (
    <span {...outer} className={clsx(sizes.xs, styles.root, styles.tones[tone], className)}>
      {children}
    </span>
  );
}
