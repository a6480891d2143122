import { SvgText } from "../internal/Drawing.tsx";
import { fitTypeSize, formatPathData, round } from "./pathData.ts";
import type { Tones } from "./tones.ts";
import type { RepairCardContent } from "./types.ts";

/** Returns ticks of a rectangular dial, clipped by its edges. Every fifth is an hour. */
export function ticks(
  [width, height]: readonly [number, number],
  inset: number,
  lengths: { hour: number; minute: number },
): { hours: string; minutes: string } {
  const paths = { hours: "", minutes: "" };
  for (let tick = 0; tick < 60; tick++) {
    const angle = (tick * Math.PI) / 30;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const toEdge = Math.min(
      (width / 2 - inset) / Math.abs(x || 1e-9),
      (height / 2 - inset) / Math.abs(y || 1e-9),
    );
    const isHour = tick % 5 === 0;
    const length = isHour ? lengths.hour : lengths.minute;
    const start = formatPathData(width / 2 + x * toEdge, height / 2 + y * toEdge);
    paths[isHour ? "hours" : "minutes"] += `M${start}l${formatPathData(-x * length, -y * length)}`;
  }
  return paths;
}

interface MarkProps {
  x: number;
  y: number;
  radius: number;
  tones: Tones;
  /** Circle and dune. @default the ink */
  color?: string | undefined;
  /** Colour of the hand. @default the accent */
  hand?: string | undefined;
}

export function Mark({ x, y, radius, tones, color = tones.ink, hand = tones.accent }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${(radius / 42).toFixed(3)})`}>
      <circle r={40} fill="none" stroke={color} strokeWidth={4} />
      <path d="M.6 6 13.2-24.4" stroke={hand} strokeWidth={4} />
      <path
        d="M-38.7 10.2C-29 1-21-4.8-14-4.8-3.6-4.8-1 2 3.6 7.4 6.6 11 10 14.2 15 14.2 23 14.2 31 8.8 39.7 5A40 40 0 0 1-38.7 10.2Z"
        fill={color}
      />
    </g>
  );
}

interface FrontProps {
  content: RepairCardContent;
  tones: Tones;
  width: number;
  height: number;
}

export function Front({ content, tones, width, height }: FrontProps) {
  const unit = height / 402;
  const { hours, minutes } = ticks([width, height], 16 * unit, {
    hour: 25 * unit,
    minute: 12 * unit,
  });
  const middle = width / 2;
  const size = fitTypeSize(152 * unit, [content.number], width - 170 * unit, 0.62);
  const tracking = -0.05;
  return (
    <>
      <rect width={width} height={height} fill={tones.ground} />
      <path d={minutes} stroke={tones.ink} strokeWidth={round(1.3 * unit)} />
      <path d={hours} stroke={tones.ink} strokeWidth={round(3.8 * unit)} />
      <Mark x={middle} y={round(88 * unit)} radius={26.5 * unit} tones={tones} />
      <g fill={tones.ink}>
        {/* Compensates for the last digit's tracking. */}
        <SvgText
          at="middle"
          x={round(middle + (size * tracking) / 2)}
          y={round(247 * unit)}
          size={round(size)}
          weight={500}
          style={{ letterSpacing: `${tracking}em` }}
        >
          {content.number}
        </SvgText>
        <SvgText
          at="middle"
          x={middle}
          y={round(317 * unit)}
          size={round(19.5 * unit)}
          weight={500}
        >
          {content.imprint.en}
        </SvgText>
        <SvgText lang="ar" at="middle" x={middle} y={round(345 * unit)} size={round(17.5 * unit)}>
          {content.imprint.ar}
        </SvgText>
      </g>
    </>
  );
}
