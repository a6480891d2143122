import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import {
  ChartFigure,
  type ChartProps,
  type ChartValue,
  getPositionStyle,
  StretchedSvg,
  ValueLabel,
} from "../ChartFigure.tsx";
import {
  type ChartPoint,
  getDotsPath,
  getLinePath,
  toPercent,
  viewBoxSize,
} from "../chartGeometry.ts";
import * as styles from "./StepChart.css.ts";

export interface StepTick {
  /** On the x axis. */
  at: number;
  label: ReactNode;
}

export interface StepChartProps extends ChartProps {
  /** Sorted positions of events. Each raises the total by one. Duplicates are allowed. */
  values: readonly number[];
  /** @default 0 */
  from?: number | undefined;
  /** Planned date, the end of the x axis. */
  plan: { at: number } & ChartValue;
  /** Label of the last step. */
  reached: ChartValue;
  /** Sorted labels of the x axis. */
  marks?: readonly StepTick[] | undefined;
}

/**
 * Step chart of a cumulative total and its planned date. Needs a `Container`.
 *
 * Not for amounts that also fall (`LineChart`) or a single count (`UnitChart`).
 */
export function StepChart({
  values,
  from = 0,
  plan,
  reached,
  marks = [],
  ...figure
}: StepChartProps) {
  const { direction } = useAgency();
  const last = values.at(-1) ?? from;
  const to = Math.max(plan.at, last);
  const scaleX = (at: number) => (to > from ? (at - from) / (to - from) : 0);
  const up = (count: number) => (values.length > 0 ? count / values.length : 0);

  const corners: ChartPoint[] = values.map((at, index) => [
    scaleX(at) * viewBoxSize,
    up(index + 1),
  ]);
  const line: ChartPoint[] = [
    [0, 0],
    ...corners.flatMap(([distance, share], index): ChartPoint[] => [
      [distance, up(index)],
      [distance, share],
    ]),
  ];
  const gridTemplateColumns = marks
    .map(({ at }, index) => {
      const next = marks[index + 1];
      return next
        ? `minmax(max-content, ${toPercent(scaleX(next.at) - scaleX(at))})`
        : "max-content";
    })
    .join(" ");
  const isLate = scaleX(last) > 0.5;
  const readings = (
    <span
      className={styles.readings[isLate ? "above" : "beside"]}
      style={getPositionStyle(scaleX(last), 1)}
    >
      <ValueLabel {...reached} />
      <ValueLabel
        value={plan.value}
        unit={plan.unit}
        className={isLate ? undefined : styles.plan}
      />
    </span>
  );
  return (
    <ChartFigure {...figure}>
      <div className={styles.root}>
        {isLate && readings}
        <div className={styles.plot}>
          <div className={`${chart.axis} ${styles.axis}`} />
          <div className={styles.inner}>
            <StretchedSvg direction={direction}>
              <path
                className={styles.ahead}
                d={getLinePath(
                  [
                    [scaleX(last) * viewBoxSize, 1],
                    [scaleX(plan.at) * viewBoxSize, 1],
                  ],
                  direction,
                )}
              />
            </StretchedSvg>
            <StretchedSvg
              direction={direction}
              part={[0, Math.max(0.01, scaleX(last))]}
              className={chart.drawn}
            >
              <path className={chart.strokes.accent} d={getLinePath(line, direction)} />
              <path
                className={chart.dots.strong}
                d={getDotsPath(corners.slice(0, -1), direction)}
              />
            </StretchedSvg>
            <span className={chart.points.start} style={getPositionStyle(0, 0)} />
            <span
              className={`${chart.points.end} ${chart.landing}`}
              style={getPositionStyle(scaleX(last), 1)}
            />
            <span
              className={`${chart.points.plan} ${chart.landing}`}
              style={getPositionStyle(scaleX(plan.at), 1)}
            />
            {!isLate && readings}
          </div>
        </div>
        <div className={styles.marks} style={{ gridTemplateColumns }}>
          {marks.map(({ at, label }) => (
            <span key={at} className={`${chart.unit} ${styles.mark}`}>
              {label}
            </span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
