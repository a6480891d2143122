import type { CSSProperties, ReactNode } from "react";
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
  barPitch,
  type ChartPoint,
  getBarCenter,
  getBarsPath,
  getLinePath,
  getScaleRatio,
} from "../chartGeometry.ts";
import * as styles from "./SmallMultiples.css.ts";

export interface SmallMultiplesItem extends ChartValue {
  title: ReactNode;
  /** Zero or more. */
  values: readonly number[];
}

export interface SmallMultiplesProps extends ChartProps {
  /** Two to four. */
  items: readonly SmallMultiplesItem[];
  /** Earlier, quieter bars in each panel. @default 0 */
  quietCount?: number | undefined;
  /** Index of the panel with the accent line. @default the last */
  accentIndex?: number | undefined;
}

/**
 * Bar charts side by side on one scale. Needs a `Container`.
 *
 * Not for one series (`BarChart`) or different scales (`Stats`).
 */
export function SmallMultiples({
  items,
  quietCount = 0,
  accentIndex = items.length - 1,
  ...figure
}: SmallMultiplesProps) {
  const { direction } = useAgency();
  const max = Math.max(0, ...items.flatMap(({ values }) => values));
  const count = Math.max(1, ...items.map(({ values }) => values.length));
  const width = count * barPitch;
  const of = { max, count, direction };
  return (
    <ChartFigure {...figure}>
      <div
        className={styles.root}
        style={
          {
            [getVarName(styles.panels)]: items.length,
            [getVarName(styles.bars)]: count,
          } as CSSProperties
        }
      >
        {items.map(({ title, values, value, unit }, index) => {
          const tops = values.map(
            (amount, bar): ChartPoint => [getBarCenter(bar), getScaleRatio(amount, max)],
          );
          const getStyle = ([distance, share]: ChartPoint) =>
            getPositionStyle(distance / width, share);
          const [first, last] = [tops[0], tops.at(-1)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <div key={index} className={styles.panel}>
              <span className={styles.title}>{title}</span>
              <div>
                <div className={styles.plot}>
                  <div className={styles.inner}>
                    <StretchedSvg width={width} direction={direction} className={chart.rising}>
                      <path
                        className={chart.bars.quiet}
                        d={getBarsPath(values.slice(0, quietCount), of)}
                      />
                      <path
                        className={chart.bars.plain}
                        d={getBarsPath(values.slice(quietCount), { ...of, first: quietCount })}
                      />
                    </StretchedSvg>
                    {index === accentIndex && first && last && (
                      <>
                        <StretchedSvg
                          width={width}
                          direction={direction}
                          className={`${chart.drawn} ${chart.afterBars}`}
                        >
                          <path
                            className={chart.strokes.accent}
                            d={getLinePath(tops, direction, width)}
                          />
                        </StretchedSvg>
                        <span className={chart.points.start} style={getStyle(first)} />
                        <span
                          className={`${chart.points.end} ${chart.landing} ${chart.afterBars}`}
                          style={getStyle(last)}
                        />
                      </>
                    )}
                  </div>
                </div>
                <div className={chart.axis} />
              </div>
              <ValueLabel value={value} unit={unit} className={styles.reading} />
            </div>
          );
        })}
      </div>
    </ChartFigure>
  );
}
