import { getHex, luminance, type Oklch, toHex, toOklch, toRgb } from "./color.ts";

/** Luminances from one to another, both included. */
export type Span = readonly [from: number, to: number];

const getLuminance = (color: string) => luminance(toRgb(color).rgb);

/** The luminances that have the contrast `min` to every one of the colours. */
export function tellingFrom(colors: readonly string[], min: number): Span[] {
  return colors.reduce<Span[]>(
    (spans, color) => {
      const below = (getLuminance(color) + 0.05) / min - 0.05;
      const above = (getLuminance(color) + 0.05) * min - 0.05;
      return both(spans, [
        [0, below],
        [above, 1],
      ]);
    },
    [[0, 1]],
  );
}

/** The luminances that have the contrast `min` to one of the colours at least. */
export const tellingFromOne = (colors: readonly string[], min: number): Span[] =>
  colors.flatMap((color) => tellingFrom([color], min));

/** What is in a span of the one and in a span of the other. */
export const both = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap(([from, to]) =>
    others
      .map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start <= end),
  );

/**
 * The colour as `#rrggbb` where its luminance is allowed, else the nearest in lightness whose is: of the
 * same hue, with as much of its chroma as sRGB has there. None where nothing is allowed.
 */
export function nearest(color: string, allowed: readonly Span[]): string | undefined {
  const hex = getHex(color);
  const asked = getLuminance(hex);
  const isAllowed = (value: number) => allowed.some(([from, to]) => from <= value && value <= to);
  if (isAllowed(asked)) return hex;
  const oklch = toOklch(color);
  const found = allowed
    .map(([from, to]) => (asked < from ? edge(oklch, 1, from) : edge(oklch, 0, to)))
    .filter((each) => isAllowed(getLuminance(each)));
  const distance = (each: string) => Math.abs(toOklch(each).lightness - oklch.lightness);
  return found.sort((one, other) => distance(one) - distance(other))[0];
}

/** Goes from a colour towards white (1) or black (0), and stops as soon as it has reached a luminance. */
function edge(oklch: Oklch, end: 0 | 1, luminance: number): string {
  const at = (lightness: number) => toHex({ ...oklch, lightness });
  const reached = (color: string) =>
    end === 1 ? getLuminance(color) >= luminance : getLuminance(color) <= luminance;
  let [short, far] = [oklch.lightness, end as number];
  let best = at(end);
  // Finer than a step of 8 bits.
  while (Math.abs(far - short) > 0.0005) {
    const middle = (short + far) / 2;
    const color = at(middle);
    if (reached(color)) [far, best] = [middle, color];
    else short = middle;
  }
  return best;
}
