import type { IdentityColors } from "../internal/Drawing.tsx";

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** SVG attributes do not support `color-mix`. */
function mixColors(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const white = "#ffffff";

export type Tones = ReturnType<typeof getTones>;

export const getTones = ({ ground, ink, accent }: IdentityColors) => ({
  ground,
  ink,
  accent,
  light: mixColors(ground, white, 0.55),
  paper: mixColors(accent, white, 0.85),
  quiet: mixColors(ink, ground, 0.78),
  inkQuiet: mixColors(ink, ground, 0.25),
  ahead: mixColors(ink, ground, 0.68),
  aheadLine: mixColors(ink, ground, 0.38),
  aheadAccent: mixColors(accent, mixColors(ground, white, 0.55), 0.55),
  accentOnInk: mixColors(accent, white, 0.5),
  raised: mixColors(ink, ground, 0.1),
  ruled: mixColors(accent, white, 0.74),
});
