import type { ReactNode } from "react";
import {
  type ArtworkProps,
  type BilingualText,
  Drawing,
  type IdentityColors,
  SvgText,
} from "../internal/Drawing.tsx";
import { formatNumber, type OrderBoardContent, sumTotals } from "./content.ts";
import { getDotStroke, getGridPositions } from "./dots.ts";

/** Opacity of quiet text: 4.5:1 on the ground. */
export const quiet = 0.74;

interface Place {
  x: number;
  y: number;
}

interface SurfaceProps extends ArtworkProps {
  width: number;
  height: number;
  fill: string;
  children: ReactNode;
}

/** Background. Digits are proportional: large numbers are not in a table. */
export function Surface({ width, height, fill, children, ...outer }: SurfaceProps) {
  return (
    <Drawing {...outer} width={width} height={height}>
      <path d={`M0 0h${width}v${height}H0z`} fill={fill} />
      <g fontVariant="normal">{children}</g>
    </Drawing>
  );
}

interface MarkProps extends Place {
  size: number;
  colors: IdentityColors;
}

/** Mark: a bowl on a plate. `x` and `y` are its middle. */
export function Mark({ x, y, size, colors }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.round((size / 82) * 1000) / 1000})`}>
      <circle r="38" fill="none" stroke={colors.ink} strokeWidth="6" />
      <path d="M-23.7 .6h47.4a23.7 23.7 0 0 1-47.4 0" fill={colors.ink} />
      <circle cx="11.4" cy="-10.6" r="5.8" fill={colors.accent} />
    </g>
  );
}

interface TotalProps extends Place {
  content: OrderBoardContent;
  /** Three digits. Longer numbers are smaller. */
  width: number;
}

/** Total of lunches. `x` is the left edge of its ink. */
export function Total({ content, width, x, y }: TotalProps) {
  const text = formatNumber(sumTotals(content).lunches);
  const size = Math.round((width / 1.74) * Math.min(1, 3 / text.length));
  return (
    <SvgText
      x={Math.round(x - size * 0.035)}
      y={y}
      size={size}
      weight={500}
      fill={content.colors.accent}
    >
      <tspan letterSpacing="-.06em">{text}</tspan>
    </SvgText>
  );
}

export function Rule({ x, y, width, ink }: Place & { width: number; ink: string }) {
  return <path d={`M${x} ${y}h${width}`} stroke={ink} strokeOpacity=".15" strokeWidth="2" />;
}

interface DotsProps {
  d: string;
  size: number;
  /** Distance between dots. @default one dot per `h0` */
  pitch?: number | undefined;
  color: string;
}

export function Dots({ d, size, pitch, color }: DotsProps) {
  return <path d={d} fill="none" stroke={color} {...getDotStroke(size, pitch)} />;
}

interface OfficesProps extends Place {
  content: OrderBoardContent;
  across: number;
  pitchX: number;
  pitchY: number;
  size: number;
  inside?: ((office: { number: number; x: number; y: number }) => ReactNode) | undefined;
}

/** Rings of offices, filled once answered. `x` and `y` are the first one's outer edges. */
export function Offices({
  content: { colors, offices, open },
  across,
  pitchX,
  pitchY,
  size,
  inside,
  x,
  y,
}: OfficesProps) {
  const all = getGridPositions(offices, across, pitchX, pitchY);
  const still = all.filter(({ number }) => open.includes(number));
  const line = Math.min(5, Math.round(size * 1.7) / 10);
  return (
    <g transform={`translate(${x + size / 2} ${y + size / 2})`}>
      <Dots
        d={all
          .filter((office) => !still.includes(office))
          .map((office) => `M${office.x} ${office.y}h0`)
          .join("")}
        size={size}
        color={colors.ink}
      />
      {still.map((office) => (
        <g key={office.number}>
          <circle
            cx={office.x}
            cy={office.y}
            r={(size - line) / 2}
            fill="none"
            stroke={colors.accent}
            strokeWidth={line}
          />
          {inside?.(office)}
        </g>
      ))}
    </g>
  );
}

interface PairProps {
  words: BilingualText;
  left: number;
  right: number;
  latin: { y: number; size: number };
  arabic: { y: number; size: number };
  quietLatin?: boolean | undefined;
  color: string;
}

export function BilingualLine({ words, left, right, latin, arabic, quietLatin, color }: PairProps) {
  return (
    <>
      <SvgText lang="ar" at="right" x={right} {...arabic} fill={color}>
        {words.ar}
      </SvgText>
      <SvgText x={left} {...latin} fill={color} fillOpacity={quietLatin ? quiet : undefined}>
        {words.en}
      </SvgText>
    </>
  );
}
