import { type Line, roundToTenth } from "./mirroredSurface.ts";

/** Several lines in one `Words`, which needs less markup than one text per line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, text }) => (
    <tspan key={`${x} ${y}`} x={x} y={roundToTenth(y)}>
      {text}
    </tspan>
  ));
}
