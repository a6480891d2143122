import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Claims.css.ts";

export interface Claim {
  /** The figure, such as 99.9%, or a word, such as "always". Shown in its own direction. */
  value: ReactNode;
  text: ReactNode;
}

export interface ClaimsProps extends OuterProps<HTMLUListElement> {
  /** The claims, in reading order. */
  items: readonly Claim[];
  /**
   * `pairs`: two in a row, each figure before its text. `row`: all in one row from 1024 px on, each
   * figure over its text; for three to five.
   *
   * @default "pairs"
   */
  layout?: keyof typeof styles.layouts | undefined;
}

/**
 * Figures with what they stand for, two in a row between hairlines. Goes into a `Container`.
 *
 * Not for figures that speak for themselves (`Stats`), nor for facts about one thing (`Facts`).
 */
export function Claims({ items, layout = "pairs", className, ...outer }: ClaimsProps) {
  return (
    <ul {...outer} className={clsx(styles.root, styles.layouts[layout], className)}>
      {items.map(({ value, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: claims never change places
        <li key={index} className={styles.item}>
          <span className={`${sizes.d3} ${styles.value}`}>
            <bdi dir="ltr">{value}</bdi>
          </span>{" "}
          <span className={`${sizes.body} ${styles.text}`}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
