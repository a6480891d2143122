import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
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
  getScaleRatio,
  toPercent,
  viewBoxSize,
} from "../chartGeometry.ts";
import * as styles from "./LineChart.css.ts";

export interface LinePoint {
  /** On the x axis. */
  at: number;
  /** Zero or more. */
  value: number;
}

export interface LineTick {
  /** On the x axis. */
  at: number;
  /** Few fit between first and last. */
  label?: ReactNode | undefined;
}

export interface LineChartProps extends ChartProps {
  /** Main line. */
  points: readonly LinePoint[];
  /** Lines that join the main line's first point. */
  merging?: readonly (readonly LinePoint[])[] | undefined;
  /** First point's label. */
  start: ChartValue;
  /** Last point's label. */
  end: ChartValue;
  /** X axis ticks. */
  ticks: readonly LineTick[];
  /** Axis label ("0 dirhams"). */
  zero?: ReactNode | undefined;
}

/**
 * Line chart from zero. Several lines may merge into one. Needs a `Container`.
 *
 * Not for counts (`UnitChart`) or a cumulative total (`StepChart`).
 */
export function LineChart({
  points,
  merging = [],
  start,
  end,
  ticks,
  zero,
  ...figure
}: LineChartProps) {
  const { direction } = useAgency();
  const all = [...points, ...merging.flat()];
  const max = Math.max(0, ...all.map(({ value }) => value));
  const places = [...all, ...ticks].map(({ at }) => at);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const scaleX = (at: number) => (to > from ? (at - from) / (to - from) : 0);
  const place = ({ at, value }: LinePoint): ChartPoint => [
    scaleX(at) * viewBoxSize,
    getScaleRatio(value, max),
  ];

  const [first, last] = [points[0], points.at(-1)];
  /** Returns the maximum height over the last `part`. */
  const getMaxAtEnd = (part: number) => {
    const values = points.filter(({ at }) => scaleX(at) >= 1 - part).map(({ value }) => value);
    return getScaleRatio(Math.max(0, ...values), max);
  };
  const getStyle = (point: LinePoint) =>
    getPositionStyle(scaleX(point.at), getScaleRatio(point.value, max));
  const trend = first && last && last.value > first.value ? "rising" : "falling";
  const [firstTick, ...others] = ticks.filter(({ label }) => label !== undefined);
  return (
    <ChartFigure {...figure}>
      <div className={styles.root}>
        <div className={styles.plot}>
          <div className={styles.inner}>
            <StretchedSvg direction={direction} className={chart.drawn}>
              <path
                className={chart.strokes.context}
                d={merging
                  .map((line) =>
                    getLinePath([...line, ...points.slice(0, 1)].map(place), direction),
                  )
                  .join("")}
              />
              <path
                className={chart.dots.context}
                d={getDotsPath(merging.flatMap((line) => line.slice(0, 1)).map(place), direction)}
              />
              <path
                className={chart.strokes.accent}
                d={getLinePath(points.map(place), direction)}
              />
            </StretchedSvg>
            {first && (
              <>
                <ValueLabel
                  {...start}
                  className={styles.startLabel[trend]}
                  style={getStyle(first)}
                />
                <span className={chart.points.start} style={getStyle(first)} />
              </>
            )}
            {last && (
              <>
                <ValueLabel
                  stacked
                  {...end}
                  className={styles.end}
                  style={{
                    ...getPositionStyle(1, getMaxAtEnd(0.15)),
                    [getVarName(styles.clear)]: toPercent(getMaxAtEnd(0.5)),
                  }}
                />
                <span className={`${chart.points.end} ${chart.landing}`} style={getStyle(last)} />
              </>
            )}
          </div>
        </div>
        <div className={chart.axis} />
        <div className={styles.ticks}>
          <StretchedSvg direction={direction}>
            <path
              className={chart.strokes.hairline}
              d={ticks
                .map(
                  ({ at }) =>
                    `${getLinePath([[scaleX(at) * viewBoxSize, 1]], direction)}v${viewBoxSize}`,
                )
                .join("")}
            />
          </StretchedSvg>
        </div>
        <div className={styles.marks}>
          <span className={chart.mark}>{firstTick?.label}</span>
          {others.length > 0 && (
            <span className={styles.between}>
              {others.map(({ at, label }) => (
                <span
                  key={at}
                  className={`${chart.centred} ${styles.mark}`}
                  style={getPositionStyle(scaleX(at), 0)}
                >
                  <span className={chart.mark}>{label}</span>
                </span>
              ))}
            </span>
          )}
          <span className={chart.mark}>{zero}</span>
        </div>
      </div>
    </ChartFigure>
  );
}
