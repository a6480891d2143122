const getSeed = (k: number) => {
  const x = Math.sin(k * 12.9898) * 43758.5453;
  return x - Math.floor(x);
};
const round = (n: number) => Math.round(n * 10) / 10;

export interface MissedLineDrawing {
  width: number;
  height: number;
  /** Lines that reach the diamond. */
  field: string[];
  /** Line that misses. */
  missedLine: string;
  end: { x: number; y: number };
  /** Centre and half the diagonal. */
  rhomb: { x: number; y: number; r: number };
}

/**
 * Returns the 404 artwork: lines converge on a diamond, and one misses it. Drawn per aspect ratio,
 * to avoid cropping.
 *
 * @param width in px
 * @param height in px
 * @param lines number of fine lines
 */
export function drawMissedLine(width: number, height: number, lines: number): MissedLineDrawing {
  const rhomb = { x: width * 0.87, y: height * 0.4, r: Math.min(width, height) * 0.05 };
  const field = Array.from({ length: lines }, (_, i) => {
    const t = i / (lines - 1);
    const y0 = height * (0.02 + 0.96 * t);
    const y1 = y0 + (height * 0.46 - y0) * 0.3 + (getSeed(i + 1) - 0.5) * height * 0.12;
    const y2 = height * 0.44 + (t - 0.5) * height * (0.26 + 0.2 * getSeed(i + 40));
    const angle = Math.PI + (t - 0.5) * -1.5;
    const x = rhomb.x + Math.cos(angle) * rhomb.r * 1.7;
    const y = rhomb.y + Math.sin(angle) * rhomb.r * 1.7;
    return `M0 ${round(y0)}C${round(width * 0.34)} ${round(y1)} ${round(width * 0.46)} ${round(y2)} ${round(x)} ${round(y)}`;
  });
  const end = { x: round(width * 0.71), y: round(height * 0.9) };
  const from = round(height * 0.5);
  const missedLine = `M0 ${from}C${round(width * 0.3)} ${from} ${round(width * 0.42)} ${round(height * 0.4)} ${round(width * 0.52)} ${round(height * 0.52)}S${round(width * 0.63)} ${round(height * 0.86)} ${end.x} ${end.y}`;
  return { width, height, field, missedLine, end, rhomb };
}
