import { field, reach } from "../../internal/arcField.ts";

/** Draws the `Hero`'s curves around the line. @param inset of the end points, in px */
export function drawIntroCurves(canvas: HTMLCanvasElement, inset: number): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || !width) return;
  const density = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = width * density;
  canvas.height = height * density;
  const scale = ((width - 2 * inset) / reach) * density;
  context.strokeStyle = getComputedStyle(canvas).color;
  context.lineWidth = density / scale;
  for (const side of [1, -1]) {
    const start = side > 0 ? inset : width - inset;
    const turned = scale * side;
    context.setTransform(turned, 0, 0, turned, start * density, (height / 2) * density);
    for (const { d, opacity } of field()) {
      context.globalAlpha = opacity;
      context.stroke(new Path2D(d));
    }
  }
}
