import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import {
  ChartFigure,
  type ChartProps,
  type ChartReading,
  placeStyle,
  Reading,
  Stretched,
} from "../ChartFigure.tsx";
import { dotsPath, full, linePath, type Place, percent } from "../chart.ts";
import * as styles from "./StepChart.css.ts";

export interface StepMark {
  /** Position on the x axis. */
  at: number;
  label: ReactNode;
}

export interface StepChartProps extends ChartProps {
  /** Positions of the events, sorted. Each raises the total by one. Duplicates are allowed. */
  steps: readonly number[];
  /** @default 0 */
  from?: number | undefined;
  /** Planned date of the total, the end of the x axis. */
  plan: { at: number } & ChartReading;
  /** Label of the last step. */
  reached: ChartReading;
  /** Labels of the x axis, sorted. */
  marks?: readonly StepMark[] | undefined;
}

/**
 * Step chart of a cumulative total and its planned date. Place inside a `Container`.
 *
 * Not for amounts that also fall (`LineChart`) or a single count (`UnitChart`).
 */
export function StepChart({
  steps,
  from = 0,
  plan,
  reached,
  marks = [],
  ...figure
}: StepChartProps) {
  const { direction } = useAgency();
  const last = steps.at(-1) ?? from;
  const to = Math.max(plan.at, last);
  const across = (at: number) => (to > from ? (at - from) / (to - from) : 0);
  const up = (count: number) => (steps.length > 0 ? count / steps.length : 0);

  const corners: Place[] = steps.map((at, index) => [across(at) * full, up(index + 1)]);
  const line: Place[] = [
    [0, 0],
    ...corners.flatMap(([distance, share], index): Place[] => [
      [distance, up(index)],
      [distance, share],
    ]),
  ];
  const gridTemplateColumns = marks
    .map(({ at }, index) => {
      const next = marks[index + 1];
      return next ? `minmax(max-content, ${percent(across(next.at) - across(at))})` : "max-content";
    })
    .join(" ");
  return (
    <ChartFigure {...figure}>
      <div className={styles.root}>
        <div className={styles.plot}>
          <div className={`${chart.axis} ${styles.axis}`} />
          <div className={styles.inner}>
            <Stretched direction={direction}>
              <path
                className={styles.ahead}
                d={linePath(
                  [
                    [across(last) * full, 1],
                    [across(plan.at) * full, 1],
                  ],
                  direction,
                )}
              />
            </Stretched>
            <Stretched
              direction={direction}
              part={[0, Math.max(0.01, across(last))]}
              className={chart.drawn}
            >
              <path className={chart.strokes.accent} d={linePath(line, direction)} />
              <path className={chart.dots.strong} d={dotsPath(corners.slice(0, -1), direction)} />
            </Stretched>
            <span className={chart.points.start} style={placeStyle(0, 0)} />
            <span
              className={`${chart.points.end} ${chart.landing}`}
              style={placeStyle(across(last), 1)}
            />
            <span
              className={`${chart.points.plan} ${chart.landing}`}
              style={placeStyle(across(plan.at), 1)}
            />
            <span className={styles.readings} style={placeStyle(across(last), 1)}>
              <Reading {...reached} />
              <Reading value={plan.value} unit={plan.unit} className={styles.plan} />
            </span>
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
