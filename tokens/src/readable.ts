import { getHex, luminance, type Oklch, toHex, toOklch, toRgb } from "./color.ts";

/** Inclusive range of luminances. */
export type Span = readonly [from: number, to: number];

const getLuminance = (color: string) => luminance(toRgb(color).rgb);

/** Returns luminances readable on all colours. */
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

/** Returns luminances readable on at least one colour. */
export const tellingFromOne = (colors: readonly string[], min: number): Span[] =>
  colors.flatMap((color) => tellingFrom([color], min));

export const both = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap(([from, to]) =>
    others
      .map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start <= end),
  );

/** Returns the nearest allowed colour of the same hue, with as much chroma as sRGB has. */
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

/** Moves towards white (1) or black (0) until a luminance is reached. */
function edge(oklch: Oklch, end: 0 | 1, luminance: number): string {
  const at = (lightness: number) => toHex({ ...oklch, lightness });
  const reached = (color: string) =>
    end === 1 ? getLuminance(color) >= luminance : getLuminance(color) <= luminance;
  let [short, far] = [oklch.lightness, end as number];
  let best = at(end);
  // Less than one 8-bit step.
  while (Math.abs(far - short) > 0.0005) {
    const middle = (short + far) / 2;
    const color = at(middle);
    if (reached(color)) [far, best] = [middle, color];
    else short = middle;
  }
  return best;
}
