import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./MetaLine.css.ts";

export interface MetaLineProps
  extends OuterProps<HTMLUListElement>,
    HTMLAttributes<HTMLUListElement> {
  /** Facts without labels: client, discipline, date. Their order must explain them. */
  items: readonly ReactNode[];
}

/**
 * Short facts in one line below a title.
 *
 * Not for labelled facts (`DescriptionList`) or links to topics (`TagList`).
 */
export function MetaLine({ items, className, ...outer }: MetaLineProps) {
  return (
    <ul {...outer} className={clsx(sizes.sm, styles.root, className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
