import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { nameOf } from "../../theme/nameOf.ts";
import { index as indexVar } from "../../theme/points.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Steps.css.ts";

export interface Step {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** A few words over the title, such as how long it takes. */
  note?: ReactNode | undefined;
}

export interface StepsProps extends OuterProps<HTMLOListElement> {
  /** In their order. Two to eight. */
  items: readonly Step[];
  /** Shows the number of each step over its title. @default false */
  numbered?: boolean | undefined;
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/** So many side by side at most; more of them in rows as equal as they can be. */
const columnsFor = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most));

/**
 * The steps of a process as points on one line, from a round point to a rhomb. Goes into a
 * `Container`. Four stand side by side, five from 1200 px on, more in rows. At 768 px and below the
 * line stands upright.
 *
 * Not for things with dates or lengths (`Timeline` draws those to scale), nor for progress through
 * a form: no step is the current one.
 *
 * Accessibility: an ordered list, whose order says what the numbers show; the titles are headings.
 *
 * Keyboard: takes no focus.
 */
export function Steps({ items, numbered = false, level = 3, className, ...outer }: StepsProps) {
  const Title = `h${level}` as const;
  const columns = {
    [nameOf(styles.columns)]: columnsFor(items.length, 4),
    [nameOf(styles.wideColumns)]: columnsFor(items.length, 5),
  } as CSSProperties;
  return (
    <ol {...outer} className={clsx(styles.root, className)} style={columns}>
      {items.map(({ title, text, note }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
          key={index}
          className={styles.step}
          style={{ [nameOf(indexVar)]: index } as CSSProperties}
        >
          <span className={styles.line} aria-hidden="true" />
          <span className={styles.point} aria-hidden="true" />
          {index === items.length - 1 && <span className={styles.end} aria-hidden="true" />}
          {(numbered || note) && (
            <p className={`${sizes.sm} ${styles.note}`}>
              {numbered && (
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {note && <span>{note}</span>}
            </p>
          )}
          <Title className={`${sizes.h4} ${styles.title}`}>{title}</Title>
          {text !== undefined && <p className={`${sizes.sm} ${styles.text}`}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
