import { luminance, type Oklch, toHex, toOklch, toRgb, toSrgbHex } from "./color.ts";

/** Inclusive range of luminances. */
export type LuminanceRange = readonly [from: number, to: number];

const getLuminance = (color: string) => luminance(toRgb(color).rgb);

/** Returns luminances readable on all colours. */
export function getReadableLuminances(colors: readonly string[], min: number): LuminanceRange[] {
  return colors.reduce<LuminanceRange[]>(
    (spans, color) => {
      const below = (getLuminance(color) + 0.05) / min - 0.05;
      const above = (getLuminance(color) + 0.05) * min - 0.05;
      return intersectRanges(spans, [
        [0, below],
        [above, 1],
      ]);
    },
    [[0, 1]],
  );
}

/** Returns luminances readable on at least one colour. */
export const getLuminancesReadableOnAny = (
  colors: readonly string[],
  min: number,
): LuminanceRange[] => colors.flatMap((color) => getReadableLuminances([color], min));

const intersectRanges = (
  some: readonly LuminanceRange[],
  others: readonly LuminanceRange[],
): LuminanceRange[] =>
  some.flatMap(([from, to]) =>
    others
      .map(([start, end]): LuminanceRange => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start <= end),
  );

/** Returns the nearest allowed colour of the hue, with as much chroma as sRGB has. */
export function findNearestColor(
  color: string,
  allowed: readonly LuminanceRange[],
): string | undefined {
  const hex = toSrgbHex(color);
  const asked = getLuminance(hex);
  const isAllowed = (value: number) => allowed.some(([from, to]) => from <= value && value <= to);
  if (isAllowed(asked)) return hex;
  const oklch = toOklch(color);
  const found = allowed
    .map(([from, to]) => (asked < from ? moveTowards(oklch, 1, from) : moveTowards(oklch, 0, to)))
    .filter((each) => isAllowed(getLuminance(each)));
  const distance = (each: string) => Math.abs(toOklch(each).lightness - oklch.lightness);
  return found.sort((one, other) => distance(one) - distance(other))[0];
}

/** Moves towards white (1) or black (0) until a luminance. */
function moveTowards(oklch: Oklch, end: 0 | 1, luminance: number): string {
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
