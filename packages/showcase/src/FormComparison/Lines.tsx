import { type Line, tenth } from "./sheet.ts";

/** Draws several lines in one `Words`, which needs less markup than one text each. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, text }) => (
    <tspan key={`${x} ${y}`} x={x} y={tenth(y)}>
      {text}
    </tspan>
  ));
}
