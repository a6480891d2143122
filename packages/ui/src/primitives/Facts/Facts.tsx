import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Facts.css.ts";

export interface Fact {
  /** What it is, such as "Job type". */
  label: ReactNode;
  /** Isolate telephone numbers, addresses and figures with `<bdi dir="ltr">`. */
  value: ReactNode;
}

export interface FactsProps extends OuterProps<HTMLDListElement>, HTMLAttributes<HTMLDListElement> {
  /** The facts, each with what it is called. */
  items: readonly Fact[];
  /** `row` in columns side by side, `list` one below the other with the value at the end. @default "row" */
  layout?: "row" | "list" | undefined;
  /** Which hairlines a row has. @default "both" */
  rules?: keyof typeof styles.rules | undefined;
}

/**
 * Labels and values: what a vacancy, a project or an office comes to.
 *
 * Not for facts whose order names them (`MetaLine`), for text of several lines (`DetailRows`) or
 * for large figures (`Stats`).
 */
export function Facts({ items, layout = "row", rules = "both", className, ...outer }: FactsProps) {
  const row = layout === "row";
  const classes = row ? [styles.row, styles.rules[rules]] : styles.list;
  return (
    <dl {...outer} className={clsx(classes, className)}>
      {items.map(({ label, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels are nodes and facts do not move
        <div key={i} className={row ? undefined : styles.listItem}>
          <dt className={row ? `${styles.label} ${sizes.xs}` : `${styles.listLabel} ${sizes.sm}`}>
            {label}
          </dt>
          <dd className={clsx(styles.value, sizes.sm, !row && styles.listValue)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
