import type { ComponentProps } from "react";
import { type IdentityColors, SvgText } from "../internal/Drawing.tsx";
import * as styles from "./QuayTimetable.css.ts";
import type { Script } from "./timetable.ts";

/** Opacity. Quiet text keeps 4.5:1 on ground and band. */
export const quiet = 0.68;
export const strong = 0.18;
export const faint = 0.1;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a safe maximum width: half an em per letter. */
export const getWidth = (size: number, ...texts: string[]) =>
  0.54 * size * Math.max(1, ...texts.map((text) => text.length));

export const fitTypeSize = (size: number, room: number, ...texts: string[]) =>
  round(Math.min(size, room / getWidth(1, ...texts)));

/** Returns the first digit's side bearing in em. Tabular digits are equally wide. */
export const getSideBearing = (hour: string) => ({ "1": 0.11, "2": 0.06 })[hour.charAt(0)] ?? 0.02;

export const bothScripts: readonly Script[] = ["en", "ar"];

interface ScriptWordsProps extends Omit<ComponentProps<typeof SvgText>, "lang" | "weight"> {
  script: Script;
  /** Latin only. @default 500 */
  weight?: 400 | 500 | 600 | undefined;
}

/** Text of one script. Arabic is smaller and lighter to match Latin. */
export function ScriptWords({ script, size, weight = 500, ...text }: ScriptWordsProps) {
  const isArabic = script === "ar";
  return (
    <SvgText
      {...text}
      lang={script}
      size={isArabic ? round(size * 0.92) : size}
      weight={isArabic && weight > 400 ? ((weight - 100) as 400 | 500) : weight}
    />
  );
}

interface CrossingProps {
  colors: IdentityColors;
  x: number;
  y: number;
  /** Negative to the left. */
  length: number;
  size: number;
  /** Fill of the ring. @default the ground */
  behind?: string | undefined;
  /** Animation index. Static without it. */
  turn?: number | undefined;
}

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
  height: number;
  ink: string;
  accent: string;
}

export const markStep = 0.32;

/** Mark: a boat there and back twice. `x` and `y` are its top left. */
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
