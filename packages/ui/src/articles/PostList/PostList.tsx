import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { MetaLine } from "../../primitives/MetaLine/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostList.css.ts";

export interface PostListItem {
  title: ReactNode;
  href: string;
  /** Category, date: short facts. */
  meta?: readonly ReactNode[] | undefined;
}

export interface PostListProps extends OuterProps<HTMLUListElement> {
  /** The articles, in reading order. */
  items: readonly PostListItem[];
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Articles in a narrow column: titles and facts between hairlines, no pictures.
 *
 * Not for a list across the page (`PostRows`), nor for an order of rank (`RankedList`).
 *
 * Accessibility: a list whose titles are headings, each with the one link of its row.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from title to title |
 * | Enter | follows it, as a click anywhere on the row does |
 */
export function PostList({ items, level = 3, className, ...outer }: PostListProps) {
  const { Link } = useAgency();
  const Title = `h${level}` as const;
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ title, href, meta }) => (
        <li key={href} className={styles.item}>
          <Title className={`${sizes.h4} ${styles.title}`}>
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          </Title>
          {meta && <MetaLine items={meta} className={styles.meta} />}
        </li>
      ))}
    </ul>
  );
}
