import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { TextSize, TextTone } from "../../theme/index.ts";
import * as styles from "../../theme/type.css.ts";

export interface TextProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** @default "p" */
  as?: ElementType | undefined;
  /** Type style. @default "body" */
  size?: TextSize | undefined;
  /** Colour. `primary` is the strongest. @default inherited */
  tone?: TextTone | undefined;
  /** Stronger weight of the script. @default false */
  emphasis?: boolean | undefined;
  /** Limits lines to about 40 characters. @default false */
  measure?: boolean | undefined;
  /** Language, if not the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

/**
 * Text in a type style of the art direction.
 *
 * Not for headings (`Heading`) or rich text (`Prose`).
 */
export function Text({
  as: Element = "p",
  size = "body",
  tone,
  emphasis = false,
  measure = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        styles.sizes[size],
        tone && styles.tones[tone],
        emphasis && styles.emphasis,
        measure && styles.measure,
        className,
      )}
    />
  );
}
