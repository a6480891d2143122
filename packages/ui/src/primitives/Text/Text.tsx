import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { TextSize } from "../../theme/index.ts";
import * as styles from "../../theme/type.css.ts";

export type TextTone = keyof typeof styles.tones;

export interface TextProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** @default "p" */
  as?: ElementType | undefined;
  /** The type role it is set in. @default "body" */
  size?: TextSize | undefined;
  /** Colour by rank: `fg` is the strongest. Inherits where it is left out. */
  tone?: TextTone | undefined;
  /** Stronger weight, the script's own. @default false */
  emphasis?: boolean | undefined;
  /** Limits the line to about 40 characters. @default false */
  measure?: boolean | undefined;
  /** The language of the text, where it is another than the page's. */
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

/**
 * Running text in a type role of the art direction.
 *
 * Not for headings (`Heading`), nor for text with headings and lists of its own (`Prose`).
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
