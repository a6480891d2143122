import type { IdentityColors } from "../internal/Drawing.tsx";

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colours (`#rrggbb`), because SVG attributes do not support `color-mix`. */
function mix(from: string, to: string, share: number): string {
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
  light: mix(ground, white, 0.55),
  paper: mix(accent, white, 0.85),
  quiet: mix(ink, ground, 0.78),
  inkQuiet: mix(ink, ground, 0.25),
  ahead: mix(ink, ground, 0.68),
  aheadLine: mix(ink, ground, 0.38),
  aheadAccent: mix(accent, mix(ground, white, 0.55), 0.55),
  accentOnInk: mix(accent, white, 0.5),
  raised: mix(ink, ground, 0.1),
  ruled: mix(accent, white, 0.74),
});
