import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import {
  ChartFigure,
  type ChartProps,
  type ChartReading,
  placeStyle,
  Reading,
  Stretched,
} from "../ChartFigure.tsx";
import { dotsPath, full, getShare, linePath, type Place, percent } from "../chart.ts";
import * as styles from "./LineChart.css.ts";

export interface LinePoint {
  /** Position on the x axis. */
  at: number;
  /** Zero or more. */
  value: number;
}

export interface LineTick {
  /** Position on the x axis. */
  at: number;
  /** Few fit between the first and the last. */
  label?: ReactNode | undefined;
}

export interface LineChartProps extends ChartProps {
  /** Main line. */
  points: readonly LinePoint[];
  /** Lines that join the first point of the main line. */
  merging?: readonly (readonly LinePoint[])[] | undefined;
  /** Label of the first point. */
  start: ChartReading;
  /** Label of the last point. */
  end: ChartReading;
  /** Ticks of the x axis. */
  ticks: readonly LineTick[];
  /** Label of the axis, such as "0 dirhams". */
  zero?: ReactNode | undefined;
}

/**
 * Line chart from zero. Several lines may merge into one. Place inside a `Container`.
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
  const across = (at: number) => (to > from ? (at - from) / (to - from) : 0);
  const place = ({ at, value }: LinePoint): Place => [across(at) * full, getShare(value, max)];

  const [first, last] = [points[0], points.at(-1)];
  /** Returns the maximum height over the last `part` of the x axis. */
  const over = (part: number) => {
    const values = points.filter(({ at }) => across(at) >= 1 - part).map(({ value }) => value);
    return getShare(Math.max(0, ...values), max);
  };
  const getStyle = (point: LinePoint) => placeStyle(across(point.at), getShare(point.value, max));
  const course = first && last && last.value > first.value ? "rising" : "falling";
  const [opening, ...others] = ticks.filter(({ label }) => label !== undefined);
  return (
    <ChartFigure {...figure}>
      <div className={styles.root}>
        <div className={styles.plot}>
          <div className={styles.inner}>
            <Stretched direction={direction} className={chart.drawn}>
              <path
                className={chart.strokes.context}
                d={merging
                  .map((line) => linePath([...line, ...points.slice(0, 1)].map(place), direction))
                  .join("")}
              />
              <path
                className={chart.dots.context}
                d={dotsPath(merging.flatMap((line) => line.slice(0, 1)).map(place), direction)}
              />
              <path className={chart.strokes.accent} d={linePath(points.map(place), direction)} />
            </Stretched>
            {first && (
              <>
                <Reading {...start} className={styles.getPrefix[course]} style={getStyle(first)} />
                <span className={chart.points.start} style={getStyle(first)} />
              </>
            )}
            {last && (
              <>
                <Reading
                  stacked
                  {...end}
                  className={styles.end}
                  style={{
                    ...placeStyle(1, over(0.15)),
                    [getVarName(styles.clear)]: percent(over(0.5)),
                  }}
                />
                <span className={`${chart.points.end} ${chart.landing}`} style={getStyle(last)} />
              </>
            )}
          </div>
        </div>
        <div className={chart.axis} />
        <div className={styles.ticks}>
          <Stretched direction={direction}>
            <path
              className={chart.strokes.hairline}
              d={ticks
                .map(({ at }) => `${linePath([[across(at) * full, 1]], direction)}v${full}`)
                .join("")}
            />
          </Stretched>
        </div>
        <div className={styles.marks}>
          <span className={chart.mark}>{opening?.label}</span>
          {others.length > 0 && (
            <span className={styles.between}>
              {others.map(({ at, label }) => (
                <span
                  key={at}
                  className={`${chart.centred} ${styles.mark}`}
                  style={placeStyle(across(at), 0)}
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
