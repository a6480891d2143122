import { linear, parseColor, type Rgb } from "./contrast.ts";

/** A colour by lightness (0 to 1), chroma and hue (radians), evenly spaced to the eye (CSS Color 4). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const gamma = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

export function toOklch(color: string): Oklch {
  const [r, g, b] = parseColor(color).rgb.map((part) => linear(part / 255)) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  };
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const x = chroma * Math.cos(hue);
  const y = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour as `#rrggbb`; one that a screen cannot show loses chroma until it can. */
export function toHex(color: Oklch): string {
  let { chroma } = color;
  let rgb = toRgb(color);
  while (chroma > 0 && rgb.some((part) => part < -1e-4 || part > 1.0001)) {
    chroma = Math.max(0, chroma - 0.004);
    rgb = toRgb({ ...color, chroma });
  }
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, gamma(part))) * 255);
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;
}
