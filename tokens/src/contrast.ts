import { luminance, toRgb } from "./color.ts";

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * Returns the contrast ratio of WCAG 2.2, 1 to 21. Blends translucent colours with the ground.
 *
 * @throws ColorError for an invalid colour
 */
export function contrast(color: string, ground: string): number {
  const { rgb: below } = toRgb(ground);
  const { rgb, alpha } = toRgb(color);
  const over = (part: 0 | 1 | 2) => rgb[part] * alpha + below[part] * (1 - alpha);
  return ratio(luminance([over(0), over(1), over(2)]), luminance(below));
}
