import type { CSSProperties } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { ChartFigure, type ChartProps, type ChartValue, ValueLabel } from "../ChartFigure.tsx";
import { Stops } from "./Stops.tsx";
import * as styles from "./UnitChart.css.ts";
import { getDotsPath, getDotsSize, getTilesPath, getTilesSize } from "./unitPaths.ts";

export interface UnitCount extends ChartValue {
  /** Integer. */
  count: number;
}

export interface UnitChartProps extends ChartProps {
  before: UnitCount;
  /** If lower, removed units are hollow. If higher, earlier units are quieter. */
  after: UnitCount;
  /** Both counts are parts of it, the others hollow. @default the larger count */
  total?: number | undefined;
  /** Units per row. @default all */
  perRow?: number | undefined;
  /** `stops` shows one line per count. @default "dots" */
  shape?: "dots" | "tiles" | "stops" | undefined;
}

const shapes = {
  dots: { getSize: getDotsSize, path: getDotsPath },
  tiles: { getSize: getTilesSize, path: getTilesPath },
};

/**
 * Pictogram chart of a count before and after, unit by unit. Needs a `Container`.
 *
 * Not for more than about 300 units (`Stats`) or counts over time (`BarChart`).
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
        <ValueLabel {...(grows ? before : after)} />
        <ValueLabel {...(grows ? after : before)} className={styles.atEnd} />
      </div>
    </ChartFigure>
  );
}
