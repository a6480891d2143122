import type { IdentityColors } from "../internal/Drawing.tsx";

const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** So much of the second colour in the first, `#rrggbb` both; attributes know no `color-mix`. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const white = "#ffffff";

export type Tones = ReturnType<typeof getTones>;

/** The tones of the card, all of them made of the identity's three colours. */
export const getTones = ({ ground, ink, accent }: IdentityColors) => ({
  ground,
  ink,
  accent,
  /** The ground on dark surfaces, and of the bench. */
  light: mix(ground, white, 0.55),
  /** The strip of the timing machine. */
  paper: mix(accent, white, 0.85),
  /** Text of the second rank, on the ink and on the light ground. */
  quiet: mix(ink, ground, 0.78),
  inkQuiet: mix(ink, ground, 0.25),
  /** A stage that is still ahead: its name, and its part of the line, on the ink. */
  ahead: mix(ink, ground, 0.68),
  aheadLine: mix(ink, ground, 0.38),
  /** The same part of the line on the light ground. */
  aheadAccent: mix(accent, mix(ground, white, 0.55), 0.55),
  /** The accent where it stands on the ink. */
  accentOnInk: mix(accent, white, 0.5),
  /** A picture of the bench where it lies on the ink. */
  raised: mix(ink, ground, 0.1),
  ruled: mix(accent, white, 0.74),
});
