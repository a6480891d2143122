import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { StatusTone } from "../../theme/tones.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Badge.css.ts";

export type BadgeTone = Extract<StatusTone, "neutral" | "accent" | "success" | "error">;

export interface BadgeProps extends OuterProps<HTMLSpanElement>, HTMLAttributes<HTMLSpanElement> {
  /** One or two words with the meaning of the colour. */
  children: ReactNode;
  /** Meaning, shown by colour and shape. @default "neutral" */
  tone?: BadgeTone | undefined;
}

/**
 * Short status beside a name: new, beta, sold out.
 *
 * Not for topics (`Tag`) or messages (`Alert`).
 */
export function Badge({ children, tone = "neutral", className, ...outer }: BadgeProps) {
  return (
    <span {...outer} className={clsx(sizes.xs, styles.root, styles.tones[tone], className)}>
      {children}
    </span>
  );
}
