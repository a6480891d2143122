import { Drawing } from "../internal/Drawing.tsx";
import { roundToTenth } from "./mirroredSurface.ts";
import type { FormColors } from "./types.ts";

const wall = "M0 10 18 0v20L0 30z";
const pane = "M21 0l9 5v20l-9-5z";

interface MarkProps {
  x: number;
  y: number;
  size: number;
  colors: readonly [wall: string, window: string];
}

/** Never mirrored. */
export function Mark({ x, y, size, colors }: MarkProps) {
  return (
    <g
      transform={`translate(${roundToTenth(x)} ${roundToTenth(y)}) scale(${Math.round(size / 0.3) / 100})`}
    >
      <path d={wall} fill={colors[0]} />
      <path d={pane} fill={colors[1]} />
    </g>
  );
}

const along = (x: number, y: number, slope: number) => {
  const at = (to: number) => `${to} ${roundToTenth(y + slope * (to - x))}`;
  return `M${at(-25)}L${at(55)}`;
};
const rise = -5 / 9;
const edges = [
  along(0, 10, rise),
  along(0, 30, rise),
  along(21, 0, -rise),
  along(21, 20, -rise),
  "M0-9v48M18-9v48M21-9v48M30-9v48",
].join("");

interface MarkViewProps {
  colors: FormColors;
  label: string | undefined;
}

export function MarkView({ colors, label }: MarkViewProps) {
  return (
    <Drawing width={784} height={470} label={label}>
      <path d="M0 0h784v470H0z" fill={colors.accent} />
      <path
        d={edges}
        transform="translate(242 85) scale(10)"
        stroke={colors.light}
        strokeOpacity=".3"
        strokeWidth=".1"
      />
      <Mark x={242} y={85} size={300} colors={[colors.ink, colors.light]} />
    </Drawing>
  );
}
