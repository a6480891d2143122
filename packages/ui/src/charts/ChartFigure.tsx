import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "../internal/ChartFigure.css.ts";
import { isArabic } from "../internal/isArabic.ts";
import type { OuterProps } from "../internal/OuterProps.ts";
import { Reveal } from "../primitives/Reveal/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { getVarName } from "../theme/getVarName.ts";
import { full, percent } from "./chart.ts";

/** A large figure and its meaning. */
interface ChartHeadline {
  /** Such as "+41%", shown left to right; or a word, such as a dual in Arabic. */
  value: ReactNode;
  /** What it counts. */
  label: ReactNode;
}

/** What a drawing shows, in words and formatted values. */
interface ChartTable {
  caption: string;
  /** A name for each column; the first one may be empty. */
  head: readonly string[];
  /** A cell for each column; the first one names the row. */
  rows: readonly (readonly string[])[];
}

/** A value of the drawing, where it stands. */
export interface ChartReading {
  /** As it is written, such as "2,680". */
  value?: ReactNode | undefined;
  /** What it counts, such as "a week". */
  unit?: ReactNode | undefined;
}

/** What every chart takes beside its own data. */
export interface ChartProps extends Omit<OuterProps, "aria-label"> {
  /** What the chart shows, in a few words: its name for assistive technology. */
  label: string;
  /** The same as a table, for assistive technology: the drawing is hidden from it. */
  table: ChartTable;
  /** One large figure with its meaning, beside the chart; or two, the second one at its foot. */
  headlines?: readonly ChartHeadline[] | undefined;
  /** How the chart is read, in a sentence or two. */
  text?: ReactNode | undefined;
  /** Says quietly what was not measured, such as values between the ends. */
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

/** Headlines at the start side, the drawing in columns 4 to 12, its table, and what limits it. */
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
        {/* A table takes no height: what hides it is around it. */}
        <VisuallyHidden as="div">
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {/* A header without words names nothing: the corner of a table of names. */}
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

/** A place in the drawing, as its style: shares of its width from the start side, and of its height. */
export const placeStyle = (x: number, y: number) =>
  ({ [getVarName(styles.x)]: percent(x), [getVarName(styles.y)]: percent(y) }) as CSSProperties;

interface ReadingProps extends ChartReading {
  /** The unit below the value, both at the end side. @default false */
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
  /** Units from side to side. */
  width?: number | undefined;
  /** The part of it that is drawn, in shares from the start side. @default [0, 1] */
  part?: readonly [from: number, to: number] | undefined;
  direction: "ltr" | "rtl";
  className?: string | undefined;
  children: ReactNode;
}

const cut = (units: number) => Math.round(units * 100) / 100;

/** A drawing as large as its place, or as a part of it, by which it is uncovered. */
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
