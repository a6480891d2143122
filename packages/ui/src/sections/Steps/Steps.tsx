import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
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
  /**
   * The step that has been reached, from 0: the line is drawn up to it, and what is ahead is hollow.
   * Say the same in words, in the notes. @default none: the process is nobody's own
   */
  current?: number | undefined;
  /** Shows the number of each step over its title. @default false */
  numbered?: boolean | undefined;
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/** So many side by side at most; more of them in rows as equal as they can be. */
const columnsFor = (count: number, max: number) => Math.ceil(count / Math.ceil(count / max));

/**
 * The steps of a process as points on one line, from a round point to a rhomb. Goes into a
 * `Container`. Four stand side by side, five from 1200 px on, more in rows. At 768 px and below the
 * line stands upright.
 *
 * With `current` they are somebody's own, such as the steps of an application.
 *
 * Not for things with dates or lengths (`Timeline` draws those to scale), nor for progress through
 * a form.
 */
export function Steps({
  items,
  current,
  numbered = false,
  level = 3,
  className,
  ...outer
}: StepsProps) {
  const Title = `h${level}` as const;
  const columns = {
    [getVarName(styles.columns)]: columnsFor(items.length, 4),
    [getVarName(styles.wideColumns)]: columnsFor(items.length, 5),
  } as CSSProperties;
  const last = items.length - 1;
  const withNotes = numbered || items.some(({ note }) => Boolean(note));
  /** Whether the line behind a step has not been gone, and whether its point has not been reached. */
  const isAhead = (index: number) => current !== undefined && index >= current && current < last;
  const isUnreached = (index: number) => current !== undefined && index > current;
  return (
    <ol {...outer} className={clsx(styles.root, className)} style={columns}>
      {items.map(({ title, text, note }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
          key={index}
          className={styles.step}
          style={{ [getVarName(indexVar)]: index } as CSSProperties}
          aria-current={index === current ? "step" : undefined}
        >
          <span
            className={clsx(styles.line, isAhead(index) && styles.lineAhead)}
            aria-hidden="true"
          />
          <span
            className={clsx(
              styles.point,
              index === current && styles.pointNow,
              isUnreached(index) && styles.hollow,
            )}
            aria-hidden="true"
          />
          {index === last && (
            <span
              className={clsx(styles.end, isAhead(index) && styles.hollow)}
              aria-hidden="true"
            />
          )}
          {withNotes && (
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
