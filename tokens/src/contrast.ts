export type Rgb = [red: number, green: number, blue: number];

/**
 * Reads a colour as the resolver writes it: `#rrggbb` or `rgb(r g b / a%)`.
 * @returns channels from 0 to 255, alpha from 0 to 1.
 */
export function parseColor(color: string): { rgb: Rgb; alpha: number } {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (hex) return { rgb: hex.slice(1).map((part) => Number.parseInt(part, 16)) as Rgb, alpha: 1 };
  const numbers = /^rgb\(.*\)$/.test(color) ? (color.match(/[\d.]+/g)?.map(Number) ?? []) : [];
  if (numbers.length < 3)
    throw new Error(`"${color}" is no colour this can read: write it as #rrggbb.`);
  return { rgb: numbers.slice(0, 3) as Rgb, alpha: (numbers[3] ?? 100) / 100 };
}

/** A channel of sRGB, 0 to 1, as light. */
export const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => linear(part / 255)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast ratio of WCAG 2.2, 1 to 21; a colour that is not opaque is laid over the ground first.
 * @throws an error for a colour that is neither `#rrggbb` nor `rgb(r g b / a%)`.
 */
export function contrast(color: string, ground: string): number {
  const { rgb: below } = parseColor(ground);
  const { rgb, alpha } = parseColor(color);
  const over = rgb.map((part, i) => part * alpha + (below[i] as number) * (1 - alpha)) as Rgb;
  const [light, dark] = [luminance(over), luminance(below)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
