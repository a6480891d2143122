import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { index as indexVar } from "../../theme/points.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Steps.css.ts";

export interface StepsItem {
  title: ReactNode;
  description?: ReactNode | undefined;
  /** Above the title, such as a duration. */
  meta?: ReactNode | undefined;
}

export interface StepsProps extends OuterProps<HTMLOListElement> {
  /** Two to eight. */
  items: readonly StepsItem[];
  /**
   * Current step's index. State the progress in the notes, too.
   *
   * @default none: a general process
   */
  step?: number | undefined;
  /** @default false */
  numbered?: boolean | undefined;
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

/** Returns the columns for rows as equal as possible. */
const getColumnCount = (count: number, max: number) => Math.ceil(count / Math.ceil(count / max));

/**
 * Steps of a process as points on a line. Vertical up to 768 px. Needs a `Container`.
 *
 * Not for phases with dates or durations (`Timeline`) or progress through a form.
 */
export function Steps({
  items,
  step,
  numbered = false,
  level = 3,
  className,
  ...outer
}: StepsProps) {
  const Title = `h${level}` as const;
  const columns = {
    [getVarName(styles.columns)]: getColumnCount(items.length, 4),
    [getVarName(styles.wideColumns)]: getColumnCount(items.length, 5),
  } as CSSProperties;
  const last = items.length - 1;
  const withNotes = numbered || items.some(({ meta }) => Boolean(meta));
  const isLineRemaining = (index: number) => step !== undefined && index >= step && step < last;
  const isUnreached = (index: number) => step !== undefined && index > step;
  return (
    <ol {...outer} className={clsx(styles.root, className)} style={columns}>
      {items.map(({ title, description, meta }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          key={index}
          className={styles.step}
          style={{ [getVarName(indexVar)]: index } as CSSProperties}
          aria-current={index === step ? "step" : undefined}
        >
          <span
            className={clsx(styles.line, isLineRemaining(index) && styles.remainingLine)}
            aria-hidden="true"
          />
          <span
            className={clsx(
              styles.point,
              index === step && styles.currentPoint,
              isUnreached(index) && styles.hollow,
            )}
            aria-hidden="true"
          />
          {index === last && (
            <span
              className={clsx(styles.end, isLineRemaining(index) && styles.hollow)}
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
              {meta && <span>{meta}</span>}
            </p>
          )}
          <Title className={sizes.h4}>{title}</Title>
          {description !== undefined && (
            <p className={`${sizes.sm} ${styles.text}`}>{description}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
