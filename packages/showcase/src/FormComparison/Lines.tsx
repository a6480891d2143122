import { type Line, tenth } from "./sheet.ts";

/** Several lines in one `Words`, which needs less markup than one text per line. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, text }) => (
    <tspan key={`${x} ${y}`} x={x} y={tenth(y)}>
      {text}
    </tspan>
  ));
}
