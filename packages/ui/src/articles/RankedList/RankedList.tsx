import { type ReactNode, useId } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./RankedList.css.ts";

export interface RankedListItem {
  title: ReactNode;
  href: string;
}

export interface RankedListProps extends OuterProps<HTMLDivElement> {
  /** Example: "Popular Posts". */
  title: ReactNode;
  items: readonly RankedListItem[];
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Numbered list of links, for a sidebar.
 *
 * Not for articles (`PostList`) or a table of contents (`TableOfContents`).
 */
export function RankedList({
  title: label,
  items,
  level = 2,
  className,
  ...outer
}: RankedListProps) {
  const id = useId();
  const { Link } = useAgency();
  const Label = `h${level}` as const;
  return (
    <div {...outer} className={className}>
      <Label id={id} className={`${styles.label} ${sizes.sm}`}>
        {label}
      </Label>
      <ol className={styles.list} aria-labelledby={id}>
        {items.map(({ title, href }, i) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.link}>
              <span className={sizes.h4} aria-hidden="true">
                {i + 1}
              </span>
              <span className={`${sizes.body} ${styles.text}`}>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
