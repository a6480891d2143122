import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "../internal/ChartFigure.css.ts";
import { hasRightToLeftLetters } from "../internal/hasRightToLeftLetters.ts";
import type { OuterProps } from "../internal/OuterProps.ts";
import { Reveal } from "../primitives/Reveal/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { getVarName } from "../theme/getVarName.ts";
import { toPercent, viewBoxSize } from "./chartGeometry.ts";

interface ChartHeadline {
  /** Example: "+41%", or an Arabic dual in words. */
  value: ReactNode;
  label: ReactNode;
}

/** Text alternative of a chart. */
interface ChartTable {
  caption: string;
  /** The first may be empty. */
  head: readonly string[];
  /** The first cell is the row header. */
  rows: readonly (readonly string[])[];
}

export interface ChartValue {
  /** Formatted ("2,680"). */
  value?: ReactNode | undefined;
  /** Example: "a week". */
  unit?: ReactNode | undefined;
}

export interface ChartProps extends Omit<OuterProps, "aria-label"> {
  /** Accessible name. */
  label: string;
  /** Text alternative of the drawing, which is hidden from assistive technology. */
  table: ChartTable;
  /** At most two key figures beside the chart. */
  headlines?: readonly ChartHeadline[] | undefined;
  /** How to read the chart. */
  description?: ReactNode | undefined;
  /** Limits of the data. */
  footnote?: ReactNode | undefined;
}

function Headline({ value, label }: ChartHeadline) {
  const inWords = hasRightToLeftLetters(value);
  return (
    <div className={styles.headline}>
      <p className={inWords ? styles.words : styles.value}>
        <bdi dir={inWords ? undefined : "ltr"}>{value}</bdi>{" "}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}

/** Layout of all charts. */
export function ChartFigure({
  label,
  table: { caption, head, rows },
  headlines = [],
  description,
  footnote,
  className,
  children,
  ...outer
}: ChartProps & { children: ReactNode }) {
  const [first, ...others] = headlines;
  return (
    <Reveal {...outer} as="figure" aria-label={label} className={clsx(styles.root, className)}>
      <div className={styles.layout}>
        <div className={styles.side}>
          {first && <Headline {...first} />}
          {description !== undefined && <p className={styles.text}>{description}</p>}
          {others.map((headline, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static
            <Headline key={index} {...headline} />
          ))}
        </div>
        <div className={styles.chart}>
          <div aria-hidden="true">{children}</div>
          {/* The wrapper hides it, as tables ignore a height. */}
          <VisuallyHidden as="div">
            <table>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  {/* An empty header is a `<td>`. */}
                  {head.map((name, column) =>
                    name === "" ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: static
                      <td key={column} />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: static
                      <th key={column} scope="col">
                        {name}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...cells], index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: static
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: static
                      <td key={column}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
          {footnote !== undefined && <p className={styles.note}>{footnote}</p>}
        </div>
      </div>
    </Reveal>
  );
}

/** Returns CSS variables for a position, 0 to 1 from start side and bottom. */
export const getPositionStyle = (x: number, y: number) =>
  ({ [getVarName(styles.x)]: toPercent(x), [getVarName(styles.y)]: toPercent(y) }) as CSSProperties;

interface ValueLabelProps extends ChartValue {
  /** Unit below the value. @default false */
  stacked?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export function ValueLabel({ value, unit, stacked = false, className, style }: ValueLabelProps) {
  return (
    <span className={clsx(stacked ? styles.stacked : styles.reading, className)} style={style}>
      {value !== undefined && (
        <>
          <bdi dir="ltr" className={styles.amount}>
            {value}
          </bdi>{" "}
        </>
      )}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}

interface StretchedSvgProps {
  /** SVG units. @default 1000 */
  width?: number | undefined;
  /** Visible part. @default [0, 1] */
  part?: readonly [from: number, to: number] | undefined;
  direction: "ltr" | "rtl";
  className?: string | undefined;
  children: ReactNode;
}

const cut = (units: number) => Math.round(units * 100) / 100;

/** SVG stretched to its container, or to a part for a reveal. */
export function StretchedSvg({
  width = viewBoxSize,
  part: [from, to] = [0, 1],
  direction,
  className,
  children,
}: StretchedSvgProps) {
  const left = direction === "rtl" ? 1 - to : from;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${cut(left * width)} 0 ${cut((to - from) * width)} ${viewBoxSize}`}
      preserveAspectRatio="none"
      className={clsx(styles.drawing, className)}
      style={
        from === 0 && to === 1
          ? undefined
          : { insetInlineStart: toPercent(from), inlineSize: toPercent(to - from) }
      }
    >
      {children}
    </svg>
  );
}
