import { type Color, clampRgb, converter, formatHex, inGamut, parse, toGamut } from "culori";

export class ColorError extends Error {}

/** CSS Color 4: lightness from 0 to 1, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const convertToRgb = converter("rgb");
const convertToOklch = converter("oklch");
const convertToLinearRgb = converter("lrgb");
/** Reduces chroma (CSS Color 4, section 13.2). */
const toSrgb = toGamut("rgb", "oklch");

/** @throws ColorError */
function parseColor(text: string): Color {
  const color = parse(text.trim());
  if (!color) {
    throw new ColorError(
      `"${text}" is no colour that CSS knows: write it as #1877f2, royalblue, rgb(24 119 242) or oklch(60% 0.2 260).`,
    );
  }
  // CSS clamps channels above 255.
  return color.mode === "rgb" ? clampRgb(color) : color;
}

/** Parses a CSS colour. @throws ColorError if invalid or translucent */
export function parseOpaqueColor(text: string): Color {
  const color = parseColor(text);
  if ((color.alpha ?? 1) < 1) {
    throw new ColorError(`"${text}" is translucent: give the opaque colour that it shows.`);
  }
  return color;
}

export function toOklch(text: string): Oklch {
  // Components may be `none`.
  const { l = 0, c = 0, h = 0 } = convertToOklch(parseColor(text));
  return { lightness: l, chroma: c, hue: h };
}

/** Converts to sRGB hex, reducing chroma. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  return formatHex(clampRgb(toSrgb({ mode: "oklch", l: lightness, c: chroma, h: hue })));
}

export const isSrgb = (text: string): boolean => inGamut("rgb")(parseColor(text));

/** Converts to sRGB hex, without alpha. */
export function toSrgbHex(text: string): string {
  const color = parseColor(text);
  return formatHex(clampRgb(isSrgb(text) ? color : toSrgb(color)));
}

/** Converts to sRGB from 0 to 1. */
export function toRgb(text: string): { rgb: [number, number, number]; alpha: number } {
  const { r = 0, g = 0, b = 0, alpha = 1 } = convertToRgb(parseColor(text));
  return { rgb: [r, g, b], alpha };
}

/** Relative luminance of WCAG 2.2, from 0 to 1. */
export function luminance([r, g, b]: readonly [number, number, number]): number {
  const light = convertToLinearRgb({ mode: "rgb", r, g, b });
  return 0.2126 * light.r + 0.7152 * light.g + 0.0722 * light.b;
}
