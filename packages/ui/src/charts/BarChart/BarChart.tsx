import type { CSSProperties, ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import * as chart from "../../internal/ChartFigure.css.ts";
import { getVarName } from "../../theme/getVarName.ts";
import {
  ChartFigure,
  type ChartProps,
  getPositionStyle,
  StretchedSvg,
  ValueLabel,
} from "../ChartFigure.tsx";
import {
  barPitch,
  type ChartPoint,
  getBarCenter,
  getBarsPath,
  getLinePath,
  getMean,
  getScaleRatio,
} from "../chartGeometry.ts";
import * as styles from "./BarChart.css.ts";

export interface BarSeries {
  /** Zero or more. */
  values: readonly number[];
  /** Mean before the moment ("1,900"). */
  start?: ReactNode | undefined;
  /** Last value ("2,680"). */
  end?: ReactNode | undefined;
  /** Example: "a week". */
  unit?: ReactNode | undefined;
}

export interface BarAnnotation {
  /** Bars before it. */
  index: number;
  /** Example: "The new timetable goes up". */
  label: ReactNode;
}

export interface BarChartProps extends ChartProps {
  series: BarSeries;
  /** Below the axis, on the same scale, with as many bars. */
  mirrored?: BarSeries | undefined;
  moment: BarAnnotation;
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
    <StretchedSvg
      width={count * barPitch}
      direction={direction}
      className={`${chart.rising} ${below ? styles.mirrored : ""}`}
    >
      <path className={chart.bars[before]} d={getBarsPath(series.values.slice(0, index), of)} />
      <path
        className={chart.bars[after]}
        d={getBarsPath(series.values.slice(index), { ...of, first: index })}
      />
    </StretchedSvg>
  );
}

/**
 * Bar chart over time, before and after a moment. Needs a `Container`.
 *
 * Not for two amounts (`Stats`, `UnitChart`) or several data sets (`SmallMultiples`).
 */
export function BarChart({ series, mirrored, moment, ...figure }: BarChartProps) {
  const { direction } = useAgency();
  const { index, label } = moment;
  const count = Math.max(series.values.length, mirrored?.values.length ?? 0, 1);
  const tallest = Math.max(0, ...series.values);
  const deepest = mirrored ? Math.max(0, ...mirrored.values) : 0;
  const half = { index, count, direction };

  const at = index / count;
  const level = getScaleRatio(getMean(series.values.slice(0, index)), tallest);
  const last = getScaleRatio(series.values.at(-1) ?? 0, tallest);
  const tops: ChartPoint[] = [
    [index * barPitch, level],
    ...series.values
      .slice(index)
      .map(
        (amount, after): ChartPoint => [
          getBarCenter(index + after),
          getScaleRatio(amount, tallest),
        ],
      ),
  ];
  return (
    <ChartFigure {...figure}>
      <div
        className={styles.root}
        style={
          { [getVarName(styles.above)]: getScaleRatio(tallest, tallest + deepest) } as CSSProperties
        }
      >
        <div className={styles.up}>
          <Bars {...half} series={series} max={tallest} />
          <StretchedSvg
            width={count * barPitch}
            part={[at, 1]}
            direction={direction}
            className={`${chart.drawn} ${chart.afterBars}`}
          >
            <path
              className={chart.strokes.accent}
              d={getLinePath(tops, direction, count * barPitch)}
            />
          </StretchedSvg>
          <span className={styles.moment} style={getPositionStyle(at, level)}>
            <ValueLabel unit={label} />
          </span>
          <span className={styles.stem} style={getPositionStyle(at, level)} />
          <ValueLabel
            value={series.start}
            className={styles.startAbove}
            style={getPositionStyle(at, level)}
          />
          <ValueLabel
            stacked
            value={series.end}
            unit={series.unit}
            className={styles.endAbove}
            style={getPositionStyle(1, last)}
          />
          <span className={chart.points.start} style={getPositionStyle(at, level)} />
          <span
            className={`${chart.points.end} ${chart.landing} ${chart.afterBars}`}
            style={getPositionStyle(
              getBarCenter(series.values.length - 1) / (count * barPitch),
              last,
            )}
          />
        </div>
        <div className={chart.axis} />
        {mirrored && (
          <div className={styles.down}>
            <Bars {...half} series={mirrored} max={deepest} below />
            <ValueLabel
              value={mirrored.start}
              className={styles.startBelow}
              style={getPositionStyle(
                at,
                getScaleRatio(getMean(mirrored.values.slice(0, index)), deepest),
              )}
            />
            <ValueLabel
              stacked
              value={mirrored.end}
              unit={mirrored.unit}
              className={styles.endBelow}
              style={getPositionStyle(1, getScaleRatio(mirrored.values.at(-1) ?? 0, deepest))}
            />
          </div>
        )}
      </div>
    </ChartFigure>
  );
}
