import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Preview.css.ts";

type Point = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;

/** Path data of a smooth line through points (Catmull-Rom). */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  return points.reduce((data, to, index) => {
    if (index === 0) return `M${short(to[0])} ${short(to[1])}`;
    const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)];
    const curve = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    return `${data}C${curve.map(short).join(" ")}`;
  }, "");
}

export interface PreviewChartProps extends OuterProps<HTMLDivElement> {
  /** What the line says, in words: its name for assistive technology. */
  label: string;
  /** Values at equal steps, from the start to the end of the time. Zero is the foot of the chart. */
  values: readonly number[];
  /** Below the line, spread over its length. */
  ticks?: readonly ReactNode[] | undefined;
}

/** Values over a time as one line, to scale. It runs on as the page reads. */
export function PreviewChart({ label, values, ticks, className, ...outer }: PreviewChartProps) {
  // A day on which nothing happened is a line at the foot.
  const most = Math.max(...values) || 1;
  const steps = values.length - 1 || 1;
  const points = values.map(
    (value, index): Point => [(index / steps) * 400, 140 - (value / most) * 136],
  );
  const end = points.at(-1) ?? [0, 140];
  return (
    <div {...outer} className={clsx(styles.chart, className)}>
      <div className={styles.plot} role="img" aria-label={label}>
        <svg
          viewBox="0 0 400 140"
          preserveAspectRatio="none"
          className={styles.drawing}
          aria-hidden="true"
        >
          <path d="M0 139.5H400M0 70H400" className={styles.fine} />
          <path d={smooth(points)} className={styles.way} />
        </svg>
        <span
          className={styles.head}
          style={{ insetBlockStart: `${short((end[1] / 140) * 100)}%` }}
        />
      </div>
      {ticks && (
        <p className={`${sizes.xs} ${styles.ticks}`} aria-hidden="true">
          {ticks.map((tick, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ticks are their places
            <span key={index}>{tick}</span>
          ))}
        </p>
      )}
    </div>
  );
}

export interface PreviewStop {
  /** Across the map from the reading side, 0 to 1. */
  x: number;
  /** Down the map, 0 to 1. */
  y: number;
  label?: ReactNode | undefined;
}

export interface PreviewMapProps extends OuterProps<HTMLDivElement> {
  /** What the map shows, in words: its name for assistive technology. */
  label: string;
  /** The stops of one route in their order: a round point at the first, a rhomb at the last. */
  stops: readonly PreviewStop[];
}

/** Streets of no city in particular: the same on every machine. */
const streets = [
  "M0 52C80 40 120 74 200 66S340 20 400 34",
  "M0 118C70 110 150 132 220 112S330 96 400 108",
  "M0 176C90 190 170 160 250 178S360 200 400 186",
  "M46 0C40 70 74 120 60 240M128 0C150 60 116 150 140 240M206 0C196 80 230 160 214 240",
  "M282 0C300 70 268 150 290 240M352 0C340 90 372 140 360 240",
  "M0 8 118 240M90 0 330 240M400 60 250 240M0 220 160 0M240 0 400 150",
].join("");

/** One route over a field of fine streets. Mirrored in right-to-left. */
export function PreviewMap({ label, stops, className, ...outer }: PreviewMapProps) {
  const line = stops.map(({ x, y }, at) => `${at ? "L" : "M"}${short(x * 400)} ${short(y * 240)}`);
  const last = stops.length - 1;
  return (
    <div {...outer} className={clsx(styles.map, className)} role="img" aria-label={label}>
      <svg
        viewBox="0 0 400 240"
        preserveAspectRatio="none"
        className={styles.drawing}
        aria-hidden="true"
      >
        <path d={streets} className={styles.fine} />
        <path d={line.join("")} className={styles.way} />
      </svg>
      {stops.map(({ x, y, label: text }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place on the route
          key={index}
          className={styles.stop}
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        >
          <span
            className={clsx(
              styles.point,
              index === last && styles.rhomb,
              index > 0 && index < last && styles.between,
            )}
          />
          {text !== undefined && (
            <span
              className={clsx(
                sizes.xs,
                styles.stopLabel,
                x > 0.6 && styles.before,
                // On the side that the route does not come from.
                (stops[index === last ? index - 1 : index + 1]?.y ?? 0) > y && styles.above,
              )}
            >
              {text}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
