import { Mark, markStep, round } from "./parts.tsx";
import { getRideMinutes } from "./timetable.ts";
import type { QuayTimetableContent } from "./types.ts";

export const markSize = { width: 780, height: 468 };
const { width, height } = markSize;
const top = 109;
const way = 250;

export function MarkOverBoats({ content: { colors, line } }: { content: QuayTimetableContent }) {
  const step = markStep * way;
  const ride = getRideMinutes(line, 0, line.stops.length - 1);
  // Boats needed.
  const boats = Math.max(1, Math.ceil((2 * ride) / Math.max(1, line.outward.every)));
  const between = (2 * step) / boats;
  const start = width / 2 - 2 * step;
  const before = Math.ceil((start + step) / between);
  const count = Math.ceil((width + step) / between) + 1;
  const graph = Array.from({ length: count }, (_, index) => {
    const x = round(start + (index - before) * between);
    return `M${x} ${top + way}l${round(step)} ${-way}M${x} ${top}l${round(step)} ${way}`;
  }).join("");
  return (
    <>
      <path fill={colors.accent} d={`M0 0H${width}V${height}H0z`} />
      <g stroke={colors.ground} fill="none">
        <path strokeOpacity={0.5} d={graph} />
        <path strokeWidth={1.5} d={`M0 ${top}H${width}M0 ${top + way}H${width}`} />
      </g>
      <Mark
        x={start - way * 0.137}
        y={top - way * 0.137}
        height={way}
        ink={colors.ground}
        accent={colors.ground}
      />
    </>
  );
}
