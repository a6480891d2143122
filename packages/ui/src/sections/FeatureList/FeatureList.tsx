import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FeatureList.css.ts";

export interface FeatureListItem {
  title: ReactNode;
  /** One or two sentences, or a `TagList`. */
  description?: ReactNode | undefined;
}

export interface FeatureListProps extends OuterProps<HTMLUListElement> {
  items: readonly FeatureListItem[];
  /**
   * `rows` has the text beside its title. `staggered` has up to four items, each further towards
   * the end side. Stacked up to 768 px.
   *
   * @default "columns"
   */
  layout?: keyof typeof styles.lists | undefined;
  /** From 1024 px, at most two below. Only for `columns`. @default 2 */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** @default "h4", "d2" if staggered */
  size?: "d2" | "d3" | "h4" | undefined;
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Titles with a text each, such as advantages. Needs a `Container`.
 *
 * Not for a sequence (`Steps`), items with their own page (`ListItem`) or short values (`DescriptionList`).
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
      {items.map(({ title, description }, index) => {
        const words = (
          <>
            <Title className={`${sizes[size]} ${styles.title} ${styles.titles[layout]}`}>
              {title}
            </Title>
            {description !== undefined && (
              <div className={`${sizes.sm} ${styles.text} ${styles.texts[layout]}`}>
                {description}
              </div>
            )}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: static
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
