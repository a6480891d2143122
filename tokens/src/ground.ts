import type { OwnColors, ThemeName } from "./brand.ts";
import { toHex, toOklch, toRgb } from "./color.ts";
import { contrast } from "./contrast.ts";
import { minContrasts } from "./pairs.ts";
import { themes } from "./themes.ts";

/** Page, raised surface, and contrasting section. */
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

/** Keeps the library's differences in lightness to `bg`. */
export function getGrounds(theme: ThemeName, own: OwnColors): Grounds {
  const usual = themes[theme].color;
  const bg = own.bg ?? usual.bg;
  const beside = (name: "bg1" | "bg2") => {
    if (own[name]) return own[name];
    if (!own.bg) return usual[name];
    const oklch = toOklch(bg);
    const step = getLightness(usual[name]) - getLightness(usual.bg);
    return toHex({ ...oklch, lightness: bounded(oklch.lightness + step) });
  };
  return { bg, bg1: beside("bg1"), bg2: beside("bg2") };
}

/** @param derive adjusts a text colour to the grounds */
export function getInk(
  theme: ThemeName,
  own: OwnColors,
  { bg, bg1, bg2 }: Grounds,
  derive: (role: "fg" | "fg2" | "fg3" | "error", asked: string) => string,
): Ink {
  const usual = themes[theme].color;
  const fg = own.fg ?? derive("fg", usual.fg);
  // Keeps the library's relative strength.
  const weaker = (name: "fg2" | "fg3") => {
    if (!own.fg) return usual[name];
    const share =
      (getLightness(usual[name]) - getLightness(usual.bg)) /
      (getLightness(usual.fg) - getLightness(usual.bg));
    const ground = getLightness(bg);
    const oklch = toOklch(fg);
    return toHex({ ...oklch, lightness: ground + share * (oklch.lightness - ground) });
  };
  const veil = (percent: number) => {
    const channels = toRgb(fg).rgb.map((part) => Math.round(part * 255));
    return `rgb(${channels.join(" ")} / ${percent}%)`;
  };
  let strong = Math.round(toRgb(usual.strong).alpha * 100);
  const worst = () => Math.min(...[bg, bg1, bg2].map((each) => contrast(veil(strong), each)));
  while (strong < 100 && worst() < minContrasts.line) strong++;
  return {
    fg,
    fg2: own.fg2 ?? derive("fg2", weaker("fg2")),
    fg3: own.fg3 ?? derive("fg3", weaker("fg3")),
    focus: fg,
    error: derive("error", usual.error),
    hairline: veil(Math.round(toRgb(usual.hairline).alpha * 100)),
    strong: veil(strong),
  };
}
