import type { HeadingLevel } from "@agency/ui/Heading";
import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./DayRows.css.ts";
import { getEnd, getOccupancyRate, getPath, getPoints, getWidth, unit } from "./rows.ts";

export interface DayRow {
  /** Such as "07:00". */
  at: string;
  /** People inside. */
  inside: number;
  /** Size grows with occupancy. */
  title: ReactNode;
  text: ReactNode;
}

export interface DayRowsProps extends OuterProps<HTMLOListElement> {
  rows: readonly DayRow[];
  /** Maximum of people inside. */
  capacity: number;
  /** Members per point. @default 4 */
  members?: number | undefined;
  /** Such as "32 inside". */
  inside: (count: number) => ReactNode;
  /** Heading level. @default 3 */
  level?: Extract<HeadingLevel, 2 | 3 | 4> | undefined;
}

/**
 * Hours of a day as rows: title, height and points grow with occupancy, at one scale. Scroll-driven
 * animations reveal the points.
 *
 * Not for features without an hour (`FeatureList`) or steps (`Steps`).
 */
export function DayRows({
  rows,
  capacity,
  members = 4,
  inside,
  level = 3,
  className,
  ...outer
}: DayRowsProps) {
  const Title = `h${level}` as const;
  const width = getWidth(capacity, members);
  return (
    <ol {...outer} className={clsx(styles.root, className)}>
      {rows.map(({ at, inside: count, title, text }) => (
        <li
          key={at}
          className={styles.row}
          style={
            { [getVarName(styles.fullness)]: getOccupancyRate(count, capacity) } as CSSProperties
          }
        >
          <p className={`${sizes.sm} ${styles.time}`}>
            <bdi>{at}</bdi>
          </p>
          <Title className={styles.title}>{title}</Title>
          <Points {...getPoints(count, members)} width={width} />
          <div className={styles.words}>
            <p className={sizes.sm}>{text}</p>
            <p className={`${sizes.xs} ${styles.count}`}>{inside(count)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PointsProps {
  above: number;
  below: number;
  width: number;
}

function Points({ above, below, width }: PointsProps) {
  const end = getEnd(above);
  return (
    <svg
      viewBox={`0 ${-unit.half} ${width} ${2 * unit.half}`}
      aria-hidden="true"
      className={styles.points}
    >
      <path d={getPath({ above, below })} strokeWidth={unit.dot} className={styles.dots} />
      <path d={`M5 0H${end}`} strokeWidth="2" className={styles.axis} />
      <path d="M5 0h0" strokeWidth="9" className={styles.axis} />
      <path d={`M${end - 5} 0l5-5 5 5-5 5Z`} className={styles.rhomb} />
    </svg>
  );
}
