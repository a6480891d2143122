import type { ReactNode } from "react";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./Facts.css.ts";

export interface Fact {
  /** What it is, such as "Job type". */
  label: ReactNode;
  /** Isolate telephone numbers, addresses and figures with `<bdi dir="ltr">`. */
  value: ReactNode;
}

export interface FactsProps {
  items: readonly Fact[];
  /** `row` in columns side by side, `list` one below the other with the value at the end. @default "row" */
  layout?: "row" | "list" | undefined;
  /** Which hairlines a row has. @default "both" */
  rules?: keyof typeof styles.rules | undefined;
  className?: string | undefined;
}

/**
 * Labels and values: what a vacancy, a project or an office comes to.
 *
 * Not for facts whose order names them (`MetaLine`), for text of several lines (`DetailRows`) or
 * for large figures (`Stats`).
 *
 * Accessibility: a description list: each label is heard with its value.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Facts({ items, layout = "row", rules = "both", className }: FactsProps) {
  const row = layout === "row";
  const classes = row ? [styles.row, styles.rules[rules], className] : [styles.list, className];
  return (
    <dl className={classes.filter(Boolean).join(" ")}>
      {items.map(({ label, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels are nodes and facts do not move
        <div key={i} className={row ? undefined : styles.listItem}>
          <dt className={row ? `${styles.label} ${sizes.xs}` : `${styles.listLabel} ${sizes.sm}`}>
            {label}
          </dt>
          <dd className={`${styles.value} ${sizes.sm}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
