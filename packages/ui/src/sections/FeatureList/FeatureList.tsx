import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FeatureList.css.ts";

export interface Feature {
  title: ReactNode;
  /** One or two sentences, or a `TagList`. */
  text?: ReactNode | undefined;
}

export interface FeatureListProps extends OuterProps<HTMLUListElement> {
  /** The features, in reading order. */
  items: readonly Feature[];
  /**
   * `columns`: side by side, a hairline above each. `rows`: one below the other between hairlines,
   * the text beside its title. `staggered`: up to four, each beginning further to the end side than
   * the one above. At 768 px and below all are one below the other.
   *
   * @default "columns"
   */
  layout?: keyof typeof styles.lists | undefined;
  /** How many columns from 1024 px on, two at most below that. Of `columns` alone. @default 2 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** The type role of the titles. @default "h4", "d2" where they are staggered */
  size?: "d2" | "d3" | "h4" | undefined;
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Titles with a text each, and nothing else: advantages, standards, platforms, who something is
 * for. No icons and no cards; hairlines and type part them. Goes into a `Container`.
 *
 * Not for an order (`Steps`), for things with a page of their own (`Row`) or for short values
 * (`Facts`).
 */
export function FeatureList({
  items,
  layout = "columns",
  columns = 2,
  size = layout === "staggered" ? "d2" : "h4",
  level = 3,
  className,
  ...outer
}: FeatureListProps) {
  const Title = `h${level}` as const;
  const list = styles.lists[layout];
  const counts = {
    [getVarName(styles.columns)]: columns,
    [getVarName(styles.fewerColumns)]: items.length === columns ? columns : Math.min(columns, 2),
  } as CSSProperties;
  return (
    <ul {...outer} className={clsx(list, columns === 1 && styles.single, className)} style={counts}>
      {items.map(({ title, text }, index) => {
        const words = (
          <>
            <Title className={`${sizes[size]} ${styles.title} ${styles.titles[layout]}`}>
              {title}
            </Title>
            {text !== undefined && (
              <div className={`${sizes.sm} ${styles.text} ${styles.texts[layout]}`}>{text}</div>
            )}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: features never change places
          <li key={index} className={styles.items[layout]}>
            {layout === "staggered" ? (
              <div className={styles.places[Math.min(index, styles.places.length - 1)]}>
                {words}
              </div>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
