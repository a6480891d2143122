import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Tag, type TagProps } from "../Tag/index.ts";
import * as styles from "./TagList.css.ts";

export interface TagItem extends Pick<TagProps, "href" | "current" | "lang" | "dir"> {
  label: ReactNode;
}

export interface TagListProps
  extends OuterProps<HTMLUListElement>,
    HTMLAttributes<HTMLUListElement> {
  items: readonly TagItem[];
  /** Accessible name, if there is no heading. */
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
}

/**
 * List of tags, as links or as text.
 *
 * Not for facts below a title (`MetaLine`) or filters (`FilterBar`).
 */
export function TagList({ items, className, ...names }: TagListProps) {
  return (
    <ul {...names} className={clsx(styles.list, className)}>
      {items.map(({ label, ...tag }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <li key={i}>
          <Tag {...tag}>{label}</Tag>
        </li>
      ))}
    </ul>
  );
}
