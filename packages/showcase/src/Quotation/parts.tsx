import { DirectedText, type DrawingDirection, toX } from "../internal/DirectedText.tsx";
import type { QuotationContent, QuotationRoute } from "./content.ts";
import { getDays, getTimedLegs, getWeeks, span } from "./days.ts";

/**
 * Opacity of quiet text: 4.5:1 on ground and highlight. `fillOpacity` would show overlapping joins
 * of Arabic letters.
 */
export const quiet = 0.6;

export interface Scale extends DrawingDirection {
  zero: number;
  day: number;
}

export const getScale = (
  place: DrawingDirection,
  routes: readonly QuotationRoute[],
  margin: number,
  inset: number,
): Scale => ({
  ...place,
  zero: margin + inset,
  day: (place.width - 2 * margin - inset) / span(routes),
});

export const atDay = (scale: Scale, day: number) => toX(scale, scale.zero + day * scale.day);

export const round = (value: number) => Math.round(value * 10) / 10;

interface RouteLineProps {
  scale: Scale;
  route: QuotationRoute;
  y: number;
  stroke: number;
  color: string;
  ground: string;
}

export function RouteLine({ scale, route, y, stroke, color, ground }: RouteLineProps) {
  const legs = getTimedLegs(route);
  const path = (waits: boolean) =>
    legs
      .filter((leg) => Boolean(leg.waits) === waits)
      .map((leg) => `M${atDay(scale, leg.from)} ${y}H${atDay(scale, leg.to)}`)
      .join("");
  const waiting = path(true);
  const dash = round(stroke * 1.2);
  return (
    <g stroke={color} fill={ground}>
      <path d={path(false)} strokeWidth={stroke} />
      {waiting && <path d={waiting} strokeWidth={stroke} strokeDasharray={dash} />}
      {legs.slice(1).map(({ from }) => (
        <circle
          key={from}
          cx={atDay(scale, from)}
          cy={y}
          r={round(stroke * 1.2 + 0.6)}
          strokeWidth={round(stroke * 0.6 + 0.2)}
        />
      ))}
      <circle cx={atDay(scale, 0)} cy={y} r={round(stroke * 2 + 0.8)} fill={color} stroke="none" />
      <circle
        cx={atDay(scale, getDays(route))}
        cy={y}
        r={round(stroke * 2 + 0.4)}
        strokeWidth={round(stroke * 0.9)}
      />
    </g>
  );
}

interface DaysAxisProps {
  scale: Scale;
  content: QuotationContent;
  y: number;
  margin: number;
  size: number;
  tick: number;
}

export function DaysAxis({
  scale,
  content: { colors, routes },
  y,
  margin,
  size,
  tick,
}: DaysAxisProps) {
  const ticks = getWeeks(routes);
  const marks = ticks.map((day) => `M${atDay(scale, day)} ${y}v${tick}`).join("");
  return (
    <>
      <path
        d={`M${margin} ${y}H${scale.width - margin}${marks}`}
        stroke={colors.ink}
        strokeOpacity={0.4}
      />
      {ticks.map((day) => (
        <DirectedText
          key={day}
          place={scale}
          text={String(day)}
          x={scale.zero + day * scale.day}
          y={round(y + tick + size * 1.15)}
          from="middle"
          size={size}
          fill={colors.ink}
          opacity={quiet}
        />
      ))}
    </>
  );
}

interface MarkProps {
  x: number;
  y: number;
  radius: number;
  ink: string;
  dot: string;
}

/** Globe with an orbit, never mirrored. */
export function Mark({ x, y, radius, ink, dot }: MarkProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${radius / 40})`}
      fill="none"
      stroke={ink}
      strokeWidth={6}
    >
      <circle r={37} />
      <ellipse rx={37} ry={14} transform="rotate(-28)" />
      <circle cx={32} cy={-17} r={11} fill={dot} stroke="none" />
    </g>
  );
}
