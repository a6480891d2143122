import { luminance, toRgb } from "./color.ts";

/** The contrast ratio of two luminances. */
const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The contrast ratio of WCAG 2.2, 1 to 21, of two CSS colours; one that is not opaque is laid over the
 * ground first.
 * @throws ColorError for what is no CSS colour.
 */
export function contrast(color: string, ground: string): number {
  const { rgb: below } = toRgb(ground);
  const { rgb, alpha } = toRgb(color);
  const over = (part: 0 | 1 | 2) => rgb[part] * alpha + below[part] * (1 - alpha);
  return ratio(luminance([over(0), over(1), over(2)]), luminance(below));
}
