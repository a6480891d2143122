import { type Line, tenth } from "./sheet.ts";

/** Several lines of one `Words`, each at its own place: less markup than as many texts. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, text }) => (
    <tspan key={`${x} ${y}`} x={x} y={tenth(y)}>
      {text}
    </tspan>
  ));
}
