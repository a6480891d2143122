import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "../internal/ChartFigure.css.ts";
import { isArabic } from "../internal/isArabic.ts";
import type { OuterProps } from "../internal/OuterProps.ts";
import { Reveal } from "../primitives/Reveal/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { getVarName } from "../theme/getVarName.ts";
import { full, percent } from "./chart.ts";

interface ChartHeadline {
  /** Digits such as "+41%" are left to right. Words, such as an Arabic dual, are allowed. */
  value: ReactNode;
  label: ReactNode;
}

/** Data table: the text alternative of a chart, with formatted values. */
interface ChartTable {
  caption: string;
  /** One header per column. The first may be empty. */
  head: readonly string[];
  /** One cell per column. The first is the row header. */
  rows: readonly (readonly string[])[];
}

/** Labelled value in a chart. */
export interface ChartReading {
  /** Formatted, such as "2,680". */
  value?: ReactNode | undefined;
  /** Such as "a week". */
  unit?: ReactNode | undefined;
}

/** Props of all charts. */
export interface ChartProps extends Omit<OuterProps, "aria-label"> {
  /** Accessible name of the chart. */
  label: string;
  /** Text alternative. The drawing itself is hidden from assistive technology. */
  table: ChartTable;
  /** Key figure beside the chart. A second one is below the text. */
  headlines?: readonly ChartHeadline[] | undefined;
  /** One or two sentences on how to read the chart. */
  text?: ReactNode | undefined;
  /** Limits of the data, such as values that were not measured. */
  note?: ReactNode | undefined;
}

function Headline({ value, label }: ChartHeadline) {
  const inWords = isArabic(value);
  return (
    <div className={styles.headline}>
      <p className={inWords ? styles.words : styles.value}>
        <bdi dir={inWords ? undefined : "ltr"}>{value}</bdi>{" "}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}

/**
 * Layout of a chart: headlines at the start side, the drawing in columns 4 to 12, a visually hidden
 * table and a note.
 */
export function ChartFigure({
  label,
  table: { caption, head, rows },
  headlines = [],
  text,
  note,
  className,
  children,
  ...outer
}: ChartProps & { children: ReactNode }) {
  const [first, ...others] = headlines;
  return (
    <Reveal {...outer} as="figure" aria-label={label} className={clsx(styles.root, className)}>
      <div className={styles.side}>
        {first && <Headline {...first} />}
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {others.map((headline, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures never change places
          <Headline key={index} {...headline} />
        ))}
      </div>
      <div className={styles.chart}>
        <div aria-hidden="true">{children}</div>
        {/* Tables ignore a height. The wrapper hides it. */}
        <VisuallyHidden as="div">
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {/* An empty header is a `<td>`. */}
                {head.map((name, column) =>
                  name === "" ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    <td key={column} />
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                    <th key={column} scope="col">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
                <tr key={index}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do columns
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </Reveal>
  );
}

/**
 * Returns CSS variables for a position: shares of the width from the start side, and of the height.
 */
export const placeStyle = (x: number, y: number) =>
  ({ [getVarName(styles.x)]: percent(x), [getVarName(styles.y)]: percent(y) }) as CSSProperties;

interface ReadingProps extends ChartReading {
  /** Whether the unit is below the value, both at the end side. @default false */
  stacked?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

export function Reading({ value, unit, stacked = false, className, style }: ReadingProps) {
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

interface StretchedProps {
  /** SVG units. @default 1000 */
  width?: number | undefined;
  /** Visible part, in shares from the start side. @default [0, 1] */
  part?: readonly [from: number, to: number] | undefined;
  direction: "ltr" | "rtl";
  className?: string | undefined;
  children: ReactNode;
}

const cut = (units: number) => Math.round(units * 100) / 100;

/** SVG stretched to its container, or to a part of it for a reveal animation. */
export function Stretched({
  width = full,
  part: [from, to] = [0, 1],
  direction,
  className,
  children,
}: StretchedProps) {
  const left = direction === "rtl" ? 1 - to : from;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${cut(left * width)} 0 ${cut((to - from) * width)} ${full}`}
      preserveAspectRatio="none"
      className={clsx(styles.drawing, className)}
      style={
        from === 0 && to === 1
          ? undefined
          : { insetInlineStart: percent(from), inlineSize: percent(to - from) }
      }
    >
      {children}
    </svg>
  );
}
