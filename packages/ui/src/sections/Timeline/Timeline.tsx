import { clsx } from "clsx";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import { getTimelineLayout } from "./getTimelineLayout.ts";
import * as styles from "./Timeline.css.ts";

export interface TimelineItem {
  /** Start, in any unit: weeks, months, ms. */
  start: number;
  /** In the same unit, not before the start. */
  end: number;
  /** Text alternative of the scale ("Weeks 5 to 11"). */
  label: ReactNode;
  title: ReactNode;
  description?: ReactNode | undefined;
}

export interface TimelineProps extends OuterProps<HTMLDivElement> {
  /** Sorted by start. May have gaps and overlaps. */
  items: readonly TimelineItem[];
  /** @default 3 */
  level?: HeadingLevel | undefined;
}

/** Minimum label width, as a share of the line. */
const min = 0.18;

/**
 * Phases of a project on a time axis. Vertical and not to scale up to 768 px. Needs a `Container`.
 *
 * Not for moments with large figures (`Milestones`) or steps without a duration (`Steps`).
 */
export function Timeline({ items, level = 3, className, ...outer }: TimelineProps) {
  const Title = `h${level}` as const;
  const { places, end } = getTimelineLayout(items, min);
  const placeStyles = places.map(
    ({ from, length, maxLabelWidth, row }) =>
      ({
        [getVarName(styles.from)]: from,
        [getVarName(styles.length)]: length,
        [getVarName(styles.maxLabelWidth)]: maxLabelWidth,
        [getVarName(styles.row)]: row + 1,
      }) as CSSProperties,
  );
  return (
    <div
      {...outer}
      className={clsx(styles.root, className)}
      style={{ [getVarName(styles.whole)]: end } as CSSProperties}
    >
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.gapLine} />
        {placeStyles.map((style, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static
          <Fragment key={index}>
            <span className={styles.phase} style={style} />
            <span className={styles.point} style={style} />
          </Fragment>
        ))}
        <span className={styles.end} />
      </div>
      <ol className={styles.list}>
        {items.map(({ label, title, description }, index) => {
          const labelStem = places[index]?.row !== 0;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: static
              key={index}
              className={labelStem ? `${styles.item} ${styles.labelStem}` : styles.item}
              style={placeStyles[index]}
            >
              {index === items.length - 1 && (
                <span className={styles.verticalEnd} aria-hidden="true" />
              )}
              <p className={`${sizes.sm} ${styles.label}`}>{label}</p>
              <Title className={sizes.h4}>{title}</Title>
              {description !== undefined && (
                <p className={`${sizes.sm} ${styles.text}`}>{description}</p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
