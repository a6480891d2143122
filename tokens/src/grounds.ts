import type { OwnColors, ThemeName } from "./brand.ts";
import { toHex, toOklch, toRgb } from "./color.ts";
import { contrast } from "./contrast.ts";
import { minContrasts } from "./contrast-pairs.ts";
import { themes } from "./themes.ts";

/** Page, raised surface, contrasting section. */
export interface Grounds {
  bg: string;
  bg1: string;
  bg2: string;
}

/** Text and lines in three strengths, and errors. */
export interface Ink {
  fg: string;
  fg2: string;
  fg3: string;
  focus: string;
  error: string;
  /** Translucent. */
  hairline: string;
  /** Translucent. */
  strong: string;
}

const getLightness = (color: string) => toOklch(color).lightness;
const bounded = (lightness: number) => Math.min(1, Math.max(0, lightness));

/** Derives missing backgrounds, at the library's differences in lightness to `bg`. */
export function deriveGrounds(theme: ThemeName, own: OwnColors): Grounds {
  const defaults = themes[theme].color;
  const bg = own.bg ?? defaults.bg;
  const deriveBeside = (name: "bg1" | "bg2") => {
    if (own[name]) return own[name];
    if (!own.bg) return defaults[name];
    const oklch = toOklch(bg);
    const step = getLightness(defaults[name]) - getLightness(defaults.bg);
    return toHex({ ...oklch, lightness: bounded(oklch.lightness + step) });
  };
  return { bg, bg1: deriveBeside("bg1"), bg2: deriveBeside("bg2") };
}

/**
 * Derives text, focus and line colours from the brand's.
 *
 * @param derive adjusts a text colour to the grounds
 */
export function deriveInk(
  theme: ThemeName,
  own: OwnColors,
  { bg, bg1, bg2 }: Grounds,
  derive: (role: "fg" | "fg2" | "fg3" | "error", asked: string) => string,
): Ink {
  const defaults = themes[theme].color;
  const fg = own.fg ?? derive("fg", defaults.fg);
  // The library's relative strength.
  const deriveWeaker = (name: "fg2" | "fg3") => {
    if (!own.fg) return defaults[name];
    const share =
      (getLightness(defaults[name]) - getLightness(defaults.bg)) /
      (getLightness(defaults.fg) - getLightness(defaults.bg));
    const ground = getLightness(bg);
    const oklch = toOklch(fg);
    return toHex({ ...oklch, lightness: ground + share * (oklch.lightness - ground) });
  };
  const withOpacity = (percent: number) => {
    const channels = toRgb(fg).rgb.map((part) => Math.round(part * 255));
    return `rgb(${channels.join(" ")} / ${percent}%)`;
  };
  let strong = Math.round(toRgb(defaults.strong).alpha * 100);
  const worst = () =>
    Math.min(...[bg, bg1, bg2].map((each) => contrast(withOpacity(strong), each)));
  while (strong < 100 && worst() < minContrasts.line) strong++;
  return {
    fg,
    fg2: own.fg2 ?? derive("fg2", deriveWeaker("fg2")),
    fg3: own.fg3 ?? derive("fg3", deriveWeaker("fg3")),
    focus: fg,
    error: derive("error", defaults.error),
    hairline: withOpacity(Math.round(toRgb(defaults.hairline).alpha * 100)),
    strong: withOpacity(strong),
  };
}
