import type { CSSProperties } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { ChartFigure, type ChartProps, type ChartReading, Reading } from "../ChartFigure.tsx";
import { Stops } from "./Stops.tsx";
import * as styles from "./UnitChart.css.ts";
import { dotsSize, dotUnits, tilesSize, tileUnits } from "./units.ts";

/** How many units there are, and what is written beside them. */
export interface UnitCount extends ChartReading {
  /** A whole number. */
  count: number;
}

export interface UnitChartProps extends ChartProps {
  /** How many there were. */
  before: UnitCount;
  /** Of fewer, those that are gone are hollow; of more, those that were there before are quiet. */
  after: UnitCount;
  /** Units in all, where both counts are a part of them: the others are hollow. @default the larger count */
  total?: number | undefined;
  /** Units in one row. @default all of them */
  perRow?: number | undefined;
  /** What a unit looks like; `stops` stand on a line for each of both counts. @default "dots" */
  shape?: "dots" | "tiles" | "stops" | undefined;
}

const shapes = {
  dots: { getSize: dotsSize, path: dotUnits },
  tiles: { getSize: tilesSize, path: tileUnits },
};

/**
 * A count before and after, unit by unit: 60 dots of 180, 33 tiles of 50, 2 stops of 9. Goes into a
 * `Container`.
 *
 * Not for more units than an eye can hold apart, about 300 (`Stats`), nor for a count at many moments
 * (`BarChart`).
 */
export function UnitChart({
  before,
  after,
  total,
  perRow,
  shape = "dots",
  ...figure
}: UnitChartProps) {
  const { direction } = useAgency();
  if (shape === "stops") {
    return (
      <ChartFigure {...figure}>
        <Stops before={before} after={after} direction={direction} />
      </ChartFigure>
    );
  }

  const grows = after.count > before.count;
  const all = Math.max(before.count, after.count, total ?? 0);
  const columns = Math.max(1, perRow ?? all);
  const { getSize, path } = shapes[shape];
  const [width = 0, height = 0] = getSize(all, columns);
  const part = (from: number, to: number, hollow?: boolean) =>
    path({ from, to, perRow: columns, direction }, hollow);
  const filled = grows ? before.count : 0;
  return (
    <ChartFigure {...figure}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        {...(shape === "tiles" && {
          preserveAspectRatio: "none",
          style: { [getVarName(styles.rows)]: Math.ceil(all / columns) } as CSSProperties,
        })}
        className={`${styles.drawing} ${chart.drawn} ${shape === "tiles" ? styles.tiles : ""}`}
      >
        <path className={styles.units.old} d={part(0, filled)} />
        <path className={styles.units.full} d={part(filled, after.count)} />
        <path className={styles.units.hollow} d={part(after.count, all, true)} />
      </svg>
      <div className={styles.readings}>
        <Reading {...(grows ? before : after)} />
        <Reading {...(grows ? after : before)} className={styles.atEnd} />
      </div>
    </ChartFigure>
  );
}
