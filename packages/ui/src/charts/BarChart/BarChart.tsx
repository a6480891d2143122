import type { CSSProperties, ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { ChartFigure, type ChartProps, placeStyle, Reading, Stretched } from "../ChartFigure.tsx";
import { barMiddle, barsPath, getMean, getShare, linePath, type Place, pitch } from "../chart.ts";
import * as styles from "./BarChart.css.ts";

export interface BarSeries {
  /** Zero or more. */
  values: readonly number[];
  /** Mean before the moment, such as "1,900". */
  start?: ReactNode | undefined;
  /** Last value, such as "2,680". */
  end?: ReactNode | undefined;
  /** Such as "a week". */
  unit?: ReactNode | undefined;
}

export interface BarMoment {
  /** Number of bars before it. */
  index: number;
  /** Such as "The new timetable goes up". */
  label: ReactNode;
}

export interface BarChartProps extends ChartProps {
  series: BarSeries;
  /** Below the axis, on the same scale, with the same number of bars. */
  mirrored?: BarSeries | undefined;
  moment: BarMoment;
}

interface HalfProps {
  series: BarSeries;
  index: number;
  max: number;
  count: number;
  direction: "ltr" | "rtl";
}

/** Shorter bars need a stronger colour. */
function Bars({
  series,
  index,
  max,
  count,
  direction,
  below,
}: HalfProps & { below?: true | undefined }) {
  const of = { max, count, direction };
  const [before, after] = below ? (["plain", "strong"] as const) : (["quiet", "plain"] as const);
  return (
    <Stretched
      width={count * pitch}
      direction={direction}
      className={`${chart.rising} ${below ? styles.mirrored : ""}`}
    >
      <path className={chart.bars[before]} d={barsPath(series.values.slice(0, index), of)} />
      <path
        className={chart.bars[after]}
        d={barsPath(series.values.slice(index), { ...of, first: index })}
      />
    </Stretched>
  );
}

/**
 * Bar chart of amounts over time, before and after a moment. Place inside a `Container`.
 *
 * Not for two amounts (`Stats`, `UnitChart`) or several data sets side by side (`SmallMultiples`).
 */
export function BarChart({ series, mirrored, moment, ...figure }: BarChartProps) {
  const { direction } = useAgency();
  const { index, label } = moment;
  const count = Math.max(series.values.length, mirrored?.values.length ?? 0, 1);
  const tallest = Math.max(0, ...series.values);
  const deepest = mirrored ? Math.max(0, ...mirrored.values) : 0;
  const half = { index, count, direction };

  const at = index / count;
  const level = getShare(getMean(series.values.slice(0, index)), tallest);
  const last = getShare(series.values.at(-1) ?? 0, tallest);
  const tops: Place[] = [
    [index * pitch, level],
    ...series.values
      .slice(index)
      .map((amount, after): Place => [barMiddle(index + after), getShare(amount, tallest)]),
  ];
  return (
    <ChartFigure {...figure}>
      <div
        className={styles.root}
        style={
          { [getVarName(styles.above)]: getShare(tallest, tallest + deepest) } as CSSProperties
        }
      >
        <div className={styles.up}>
          <Bars {...half} series={series} max={tallest} />
          <Stretched
            width={count * pitch}
            part={[at, 1]}
            direction={direction}
            className={`${chart.drawn} ${chart.afterBars}`}
          >
            <path className={chart.strokes.accent} d={linePath(tops, direction, count * pitch)} />
          </Stretched>
          <span className={styles.moment} style={placeStyle(at, level)}>
            <Reading unit={label} />
          </span>
          <span className={styles.stem} style={placeStyle(at, level)} />
          <Reading
            value={series.start}
            className={styles.startAbove}
            style={placeStyle(at, level)}
          />
          <Reading
            stacked
            value={series.end}
            unit={series.unit}
            className={styles.endAbove}
            style={placeStyle(1, last)}
          />
          <span className={chart.points.start} style={placeStyle(at, level)} />
          <span
            className={`${chart.points.end} ${chart.landing} ${chart.afterBars}`}
            style={placeStyle(barMiddle(series.values.length - 1) / (count * pitch), last)}
          />
        </div>
        <div className={chart.axis} />
        {mirrored && (
          <div className={styles.down}>
            <Bars {...half} series={mirrored} max={deepest} below />
            <Reading
              value={mirrored.start}
              className={styles.startBelow}
              style={placeStyle(at, getShare(getMean(mirrored.values.slice(0, index)), deepest))}
            />
            <Reading
              stacked
              value={mirrored.end}
              unit={mirrored.unit}
              className={styles.endBelow}
              style={placeStyle(1, getShare(mirrored.values.at(-1) ?? 0, deepest))}
            />
          </div>
        )}
      </div>
    </ChartFigure>
  );
}
