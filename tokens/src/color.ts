import { type Color, clampRgb, converter, formatHex, inGamut, parse, toGamut } from "culori";

/** A colour that no screen is asked for: it cannot be read as CSS, or is not opaque where it must be. */
export class ColorError extends Error {}

/** A colour by lightness (0 to 1), chroma and hue (degrees), evenly spaced to the eye (CSS Color 4). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const convertToRgb = converter("rgb");
const convertToOklch = converter("oklch");
const convertToLinearRgb = converter("lrgb");
/** Chroma goes down until sRGB has the colour: the method of CSS Color 4, section 13.2. */
const toSrgb = toGamut("rgb", "oklch");

/** @throws ColorError for what is no CSS colour. */
function readColor(text: string): Color {
  const color = parse(text.trim());
  if (!color) {
    throw new ColorError(
      `"${text}" is no colour that CSS knows: write it as #1877f2, royalblue, rgb(24 119 242) or oklch(60% 0.2 260).`,
    );
  }
  // CSS takes channels beyond 255 for 255, where a wider gamut is meant by color().
  return color.mode === "rgb" ? clampRgb(color) : color;
}

/** @throws ColorError for what is no CSS colour, and for one that lets through what is behind it. */
export function readOpaque(text: string): Color {
  const color = readColor(text);
  if ((color.alpha ?? 1) < 1) {
    throw new ColorError(`"${text}" is translucent: give the opaque colour that it shows.`);
  }
  return color;
}

export function toOklch(text: string): Oklch {
  // A part may be `none`.
  const { l = 0, c = 0, h = 0 } = convertToOklch(readColor(text));
  return { lightness: l, chroma: c, hue: h };
}

/** The colour as `#rrggbb`; one that sRGB lacks loses chroma until it is there. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  return formatHex(clampRgb(toSrgb({ mode: "oklch", l: lightness, c: chroma, h: hue })));
}

/** Whether sRGB has the colour as it is. */
export const isSrgb = (text: string): boolean => inGamut("rgb")(readColor(text));

/** Any CSS colour as `#rrggbb`, without what it lets through. */
export function getHex(text: string): string {
  const color = readColor(text);
  return formatHex(clampRgb(isSrgb(text) ? color : toSrgb(color)));
}

/** Red, green and blue from 0 to 1, and alpha. */
export function toRgb(text: string): { rgb: [number, number, number]; alpha: number } {
  const { r = 0, g = 0, b = 0, alpha = 1 } = convertToRgb(readColor(text));
  return { rgb: [r, g, b], alpha };
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance([r, g, b]: readonly [number, number, number]): number {
  const light = convertToLinearRgb({ mode: "rgb", r, g, b });
  return 0.2126 * light.r + 0.7152 * light.g + 0.0722 * light.b;
}
