import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./DayRows.css.ts";
import { getEnd, getFullness, getPath, getPoints, getWidth, unit } from "./rows.ts";

/** An hour of the day and what the product does in it. */
export interface DayRow {
  /** As "07:00". */
  at: string;
  /** How many are inside then. */
  inside: number;
  /** What it is about, in a word or two: the fuller the hour, the larger. */
  title: ReactNode;
  /** What it does, in a sentence. */
  text: ReactNode;
}

export interface DayRowsProps extends OuterProps<HTMLOListElement> {
  /** In the order of the day. */
  rows: readonly DayRow[];
  /** How many the place holds: what the rows are measured by. */
  capacity: number;
  /** How many members one point stands for. @default 4 */
  members?: number | undefined;
  /** Says how many are inside, such as "32 inside". */
  inside: (count: number) => ReactNode;
  /** Rank of the titles in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * A day in rows, an hour each: the size of its title and the height of its row follow how full the
 * place is then, and its points stand on both sides of a line, all rows at one scale. The points are
 * uncovered by scrolling, where a browser can tie the two together.
 *
 * Not for features without an hour (`FeatureList`), nor for steps that follow from each other
 * (`Steps`).
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
          style={{ [getVarName(styles.fullness)]: getFullness(count, capacity) } as CSSProperties}
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
