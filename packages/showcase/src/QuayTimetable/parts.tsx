import type { ComponentProps } from "react";
import { type IdentityColors, Words } from "../internal/Drawing.tsx";
import * as styles from "./QuayTimetable.css.ts";
import type { Script } from "./timetable.ts";

/** Of quiet text and of lines, in the ink; the text keeps 4.5:1 on ground and band. */
export const quiet = 0.68;
export const strong = 0.18;
export const faint = 0.1;

export const round = (value: number) => Math.round(value * 10) / 10;

/** What the longest of the texts surely is not wider than: half an em a letter, in either script. */
export const getWidth = (size: number, ...texts: string[]) =>
  0.54 * size * Math.max(1, ...texts.map((text) => text.length));

/** Type size at which the longest of the texts surely fits. */
export const fitted = (size: number, room: number, ...texts: string[]) =>
  round(Math.min(size, room / getWidth(1, ...texts)));

/** Free space left of an hour's first figure, in em: tabular figures are as wide as the widest. */
export const bearing = (hour: string) => ({ "1": 0.11, "2": 0.06 })[hour.charAt(0)] ?? 0.02;

export const bothScripts: readonly Script[] = ["en", "ar"];

interface ScriptWordsProps extends Omit<ComponentProps<typeof Words>, "lang" | "weight"> {
  script: Script;
  /** Of Latin letters. @default 500 */
  weight?: 400 | 500 | 600 | undefined;
}

/** Words of one script. At the same size and weight Arabic would look larger and bolder than Latin. */
export function ScriptWords({ script, size, weight = 500, ...text }: ScriptWordsProps) {
  const isArabic = script === "ar";
  return (
    <Words
      {...text}
      lang={script}
      size={isArabic ? round(size * 0.92) : size}
      weight={isArabic && weight > 400 ? ((weight - 100) as 400 | 500) : weight}
    />
  );
}

interface CrossingProps {
  colors: IdentityColors;
  /** Where the boat leaves. */
  x: number;
  y: number;
  /** To the left where it is below 0. */
  length: number;
  /** Radius of the point; the ring is a little larger. */
  size: number;
  /** What is behind the ring. @default the ground */
  behind?: string | undefined;
  /** Place in the sequence in which the crossings are drawn; without one this one stands still. */
  turn?: number | undefined;
}

/** The crossing to scale: a point where the boat leaves, a ring where it arrives. */
export function Crossing({ colors, x, y, length, size, behind, turn }: CrossingProps) {
  const moves = turn !== undefined;
  const delay = (turn ?? 0) * 70;
  const stroke = round(size * 0.42);
  return (
    <g
      transform={`translate(${round(x)} ${round(y)})`}
      fill={colors.accent}
      stroke={colors.accent}
      strokeWidth={stroke}
    >
      <path
        d={`M0 0H${round(length)}`}
        {...(moves && { className: styles.crossing, style: { animationDelay: `${delay}ms` } })}
      />
      <circle r={size} stroke="none" />
      <circle
        cx={round(length)}
        r={round(size + 1 - stroke / 2)}
        fill={behind ?? colors.ground}
        {...(moves && { className: styles.ring, style: { animationDelay: `${delay + 900}ms` } })}
      />
    </g>
  );
}

interface MarkProps {
  x: number;
  y: number;
  /** From the middle of an upper point to that of a lower one. */
  height: number;
  ink: string;
  /** Of the first point above. */
  accent: string;
}

/** How far the boat comes along on one way, against the height of the mark. */
export const markStep = 0.32;

/** A boat there and back twice. `x` and `y` are the left and the top of what is seen. */
export function Mark({ x, y, height, ink, accent }: MarkProps) {
  const r = round(height * 0.137);
  const at = (step: number) => round(step * markStep * height);
  const upper = [1, 3].map(at);
  const dot = (cx: number, cy: number) =>
    `M${round(cx - r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return (
    <g transform={`translate(${round(x + r)} ${round(y + r)})`} fill={ink}>
      <path
        d={`M0 ${height}L${upper[0]} 0 ${at(2)} ${height} ${upper[1]} 0 ${at(4)} ${height}`}
        fill="none"
        stroke={ink}
        strokeWidth={round(height * 0.098)}
        strokeLinejoin="bevel"
      />
      <path d={[0, 2, 4].map((step) => dot(at(step), height)).join("") + dot(upper[1] ?? 0, 0)} />
      <circle cx={upper[0]} r={r} fill={accent} />
    </g>
  );
}
