import { balanceLines } from "../internal/balanceLines.ts";
import { DirectedText, type DrawingDirection, toX } from "../internal/DirectedText.tsx";
import { falling, speaking } from "./AudioGuide.css.ts";
import type { AudioGuideContent } from "./content.ts";
import { createWaveform, formatDuration, type Word } from "./waveform.ts";

export interface ViewProps {
  content: AudioGuideContent;
  place: DrawingDirection;
}

/** Opacity of quiet text: 4.5:1 on the ground. */
export const quiet = 0.6;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Units from the inline-start side. */
export interface WaveformLayout {
  start: number;
  second: number;
  /** Middle of the strokes. `reach`: height of the loudest. */
  y: number;
  reach: number;
  radius: number;
  line: number;
  /** Whether the visit ends in a ring. @default false */
  ends?: boolean | undefined;
  /** Whether it animates. @default false */
  moves?: boolean | undefined;
}

const getHeard = ({ spoken, seconds }: AudioGuideContent, { language }: DrawingDirection) =>
  createWaveform(spoken[language], seconds);

interface TimeProps extends ViewProps {
  look: WaveformLayout;
}

export function Waveform({ content, place, look }: TimeProps) {
  const { colors, seconds, visit } = content;
  const { start, second, y, reach, radius, line } = look;
  const { strokes } = getHeard(content, place);
  const thickness = round(second * 0.55);
  const path = strokes
    .map(({ loudness }, index) => {
      const half = round(Math.max(loudness * reach, thickness / 2));
      return `M${toX(place, start + (index + 0.5) * second)} ${round(y - half)}v${round(2 * half)}`;
    })
    .join("");
  const silence = toX(place, start + seconds * second + radius);
  const end = start + visit * second - radius;
  const way = place.mirrored ? "rtl" : "ltr";
  return (
    <>
      <path
        d={path}
        stroke={colors.ink}
        strokeWidth={thickness}
        className={look.moves ? speaking[way] : undefined}
      />
      <g
        className={look.moves ? falling[way] : undefined}
        stroke={colors.accent}
        strokeWidth={line}
      >
        <path d={`M${silence} ${y}H${toX(place, look.ends ? end - radius : place.width)}`} />
        <circle cx={silence} cy={y} r={radius} fill={colors.accent} stroke="none" />
        {look.ends && <circle cx={toX(place, end)} cy={y} r={radius} fill={colors.ground} />}
      </g>
    </>
  );
}

interface QuoteProps {
  place: DrawingDirection;
  text: string;
  x: number;
  y: number;
  hangs?: "first" | "last" | undefined;
  size: number;
  /** In type sizes. @default 1.3 */
  leading?: number | undefined;
  width: number;
  fill: string;
}

export function Quote({
  place,
  text,
  x,
  y,
  hangs = "first",
  size,
  leading = 1.3,
  width,
  fill,
}: QuoteProps) {
  const lines = balanceLines(text, size, width);
  const above = hangs === "last" ? lines.length - 1 : 0;
  return lines.map((line, index) => (
    <DirectedText
      key={line}
      place={place}
      text={{ en: line, ar: line }}
      x={x}
      y={round(y + (index - above) * size * leading)}
      size={size}
      weight={500}
      fill={fill}
    />
  ));
}

interface WordsBelowProps extends TimeProps {
  y: number;
  size: number;
}

export function WordsBelow({ content, place, look, y, size }: WordsBelowProps) {
  const { start, second } = look;
  const fits = ({ to }: Word) => start + to * second < place.width;
  return getHeard(content, place)
    .words.filter(fits)
    .map(({ text, from, to }) => (
      <DirectedText
        key={from}
        place={place}
        text={{ en: text, ar: text }}
        x={start + ((from + to) / 2) * second}
        y={y}
        from="middle"
        size={size}
        weight={500}
        fill={content.colors.ink}
      />
    ));
}

/** In ems, tracking included. */
const figureEms: Record<string, number> = { ":": 0.22, 1: 0.33 };

interface TimeRowProps extends ViewProps {
  margin: number;
  y: number;
  sizes: readonly [time: number, silence: number];
  /** Beside the time, or this many units below. @default "beside" */
  silence?: "beside" | number | undefined;
}

export function TimeRow({ content, place, margin, y, sizes, silence = "beside" }: TimeRowProps) {
  const { colors, seconds } = content;
  const [size, silenceSize] = sizes;
  const time = formatDuration(seconds);
  const width = [...time].reduce((ems, sign) => ems + (figureEms[sign] ?? 0.55), 0) * size;
  const isBeside = silence === "beside";
  return (
    <>
      <DirectedText
        place={place}
        text={time}
        x={place.mirrored ? margin : margin - size * 0.03}
        // Constant digits need no tabular figures.
        fontVariant="normal"
        y={y}
        size={size}
        weight={500}
        fill={colors.ink}
      />
      <DirectedText
        place={place}
        text={content.silence}
        x={isBeside ? margin + width + size * 0.5 : margin}
        y={isBeside ? y : y + silence}
        size={silenceSize}
        weight={500}
        fill={colors.accent}
      />
    </>
  );
}
