import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Claims.css.ts";

export interface Claim {
  /** Figure such as 99.9%, or a word. Keeps its text direction. */
  value: ReactNode;
  text: ReactNode;
}

export interface ClaimsProps extends OuterProps<HTMLUListElement> {
  items: readonly Claim[];
  /**
   * `pairs`: two per row. `row`: one row from 1024 px, for three to five.
   *
   * @default "pairs"
   */
  layout?: keyof typeof styles.layouts | undefined;
}

/**
 * Figures with their meaning, two per row between hairlines. Place it in a `Container`.
 *
 * Not for unexplained figures (`Stats`) or facts about one thing (`DescriptionList`).
 */
export function Claims({ items, layout = "pairs", className, ...outer }: ClaimsProps) {
  return (
    <ul {...outer} className={clsx(styles.root, styles.layouts[layout], className)}>
      {items.map(({ value, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
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
