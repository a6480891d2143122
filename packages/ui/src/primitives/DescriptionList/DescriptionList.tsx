import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./DescriptionList.css.ts";

export interface DescriptionListItem {
  label: ReactNode;
  /** Wrap phone numbers, addresses and figures in `<bdi dir="ltr">`. */
  value: ReactNode;
}

export interface DescriptionListProps
  extends OuterProps<HTMLDListElement>,
    HTMLAttributes<HTMLDListElement> {
  items: readonly DescriptionListItem[];
  /** `row` for columns, `list` for rows with the value at the end. @default "row" */
  layout?: "row" | "list" | undefined;
  /** Hairlines of a row. @default "both" */
  rules?: keyof typeof styles.rules | undefined;
}

/**
 * Description list of key facts.
 *
 * Not for facts without labels (`MetaLine`), longer text (`DetailRows`) or large figures (`Stats`).
 */
export function DescriptionList({
  items,
  layout = "row",
  rules = "both",
  className,
  ...outer
}: DescriptionListProps) {
  const row = layout === "row";
  const classes = row ? [styles.row, styles.rules[rules]] : styles.list;
  return (
    <dl {...outer} className={clsx(classes, className)}>
      {items.map(({ label, value }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
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
