import { createNoise, type Pen, type Point } from "../pen.ts";

const { PI, floor, max, min } = Math;

/** Dots that turn into diamonds, with an accent row. */
export default function halftone({ context, width, height, accent, ink, random }: Pen): Point[] {
  const light = createNoise(random);
  const edge = createNoise(random);
  const rows = 21;
  const pitch = height / (rows + 0.6);
  const columns = max(4, floor(width / pitch - 0.4));
  const left = (width - (columns - 1) * pitch) / 2;
  const top = (height - (rows - 1) * pitch) / 2;
  const chosen = 9 + floor(random() * 2);
  context.globalAlpha = 1;
  for (let row = 0; row < rows; row++) {
    context.fillStyle = row === chosen ? accent : ink;
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * pitch, top + row * pitch];
      const tone = min(1, max(0, 0.5 + 0.62 * light((3 * x) / height, (3 * y) / height, 0)));
      const radius = pitch * (row === chosen ? 0.14 + 0.3 * tone : 0.05 + 0.42 * tone);
      context.beginPath();
      if (x / width > 0.5 + 0.07 * edge((4 * y) / height, 1, 0)) {
        const r = radius * 1.3;
        context.moveTo(x, y - r);
        context.lineTo(x + r, y);
        context.lineTo(x, y + r);
        context.lineTo(x - r, y);
      } else context.arc(x, y, radius, 0, 2 * PI);
      context.fill();
    }
  }
  return [];
}
