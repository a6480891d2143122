import { type Line, tenth } from "./sheet.ts";

/** Needs less markup than one text per line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, text }) => (
    <tspan key={`${x} ${y}`} x={x} y={tenth(y)}>
      {text}
    </tspan>
  ));
}
