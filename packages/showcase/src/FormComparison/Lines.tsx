import { type Line, roundToTenth } from "./mirroredSurface.ts";

/** Less markup than one text per line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, text }) => (
    <tspan key={`${x} ${y}`} x={x} y={roundToTenth(y)}>
      {text}
    </tspan>
  ));
}
