import { ColorError, isSrgb, parseOpaqueColor, toOklch, toSrgbHex } from "./color.ts";
import { contrast } from "./contrast.ts";
import { type BrandPair, brandPairs, minContrasts } from "./contrast-pairs.ts";
import { deriveGrounds, deriveInk, type Grounds, type Ink } from "./grounds.ts";
import {
  findNearestColor,
  getLuminancesReadableOnAny,
  getReadableLuminances,
  type LuminanceRange,
} from "./readable-colors.ts";
import { themes } from "./themes.ts";

export type ThemeName = keyof typeof themes;

/** Accent colours of a theme, as `#rrggbb`. */
export interface Accent {
  /** Background of buttons. */
  accent: string;
  /** Text on `accent`. */
  onAccent: string;
  /** Border of `accent`: the same colour, or `line` if the fill is hardly visible on a ground. */
  accentBorder: string;
  accentText: string;
  /** Meaningful lines: progress, data. */
  line: string;
  /** Decorative dots. Contrast is not checked. */
  dot: string;
}

/** Custom colours, as opaque CSS colours. */
export type OwnColors = {
  [Name in keyof (Accent & Grounds & Pick<Ink, "fg" | "fg2" | "fg3">)]?: string | undefined;
};

export type BrandOptions = { [Name in ThemeName]?: OwnColors | undefined };

/** Grounds and ink only if customised. */
export type BrandColors = Accent & Partial<Grounds & Ink>;

export type Brand = Record<ThemeName, BrandColors>;

type Role = "accent" | "accentText" | "line" | "fg" | "fg2" | "fg3" | "error";

export interface BrandChange {
  theme: ThemeName;
  role: Role;
  /** Original, as `#rrggbb`. */
  asked: string;
  used: string;
  /** OKLCH difference (-1 to 1). Positive is lighter. */
  lightness: number;
  /** OKLCH difference. Negative is less. */
  chroma: number;
}

export interface CreatedBrand extends Brand {
  /** Given colour, as `#rrggbb`. */
  color: string;
  /** Whether `color` is only the nearest in sRGB. */
  isOutsideSrgb: boolean;
  /** All derived colours, even unchanged. */
  changes: BrandChange[];
  pairs: BrandPair[];
}

/**
 * Creates an accent for both themes. Fills keep the colour. Text and lines take the nearest
 * lightness with the contrast of WCAG 2.2 on every ground. Custom colours are only checked.
 *
 * @param color opaque CSS colour
 * @throws ColorError for an invalid or translucent colour, Error for too little contrast (a
 *   sentence per pair) or unreadable grounds
 */
export function createBrand(color: string, own: BrandOptions = {}): CreatedBrand {
  parseOpaqueColor(color);
  const [dark, light] = [read(own.dark), read(own.light)];
  // Outside of cascade layers, a brand would apply to both themes.
  const hasGround = [...grounds, ...inks].some((name) => dark[name] ?? light[name]);
  const changes: BrandChange[] = [];
  const brand = {
    dark: createTheme("dark", color, dark, hasGround, changes),
    light: createTheme("light", color, light, hasGround, changes),
  };
  const pairs = brandPairs(brand);
  const failing = pairs.filter(({ ratio, min }) => ratio < min);
  if (failing.length > 0) {
    const sentences = failing.map(
      ({ theme, name, color, on, ratio, min }) =>
        `${theme}: ${name} (${color} on ${on}) has ${ratio.toFixed(2)} and needs at least ${min}.`,
    );
    throw new Error(`The brand's colours cannot be read.\n${sentences.join("\n")}`);
  }
  return { ...brand, color: toSrgbHex(color), isOutsideSrgb: !isSrgb(color), changes, pairs };
}

const grounds = ["bg", "bg1", "bg2"] as const;
const inks = ["fg", "fg2", "fg3"] as const;
const names = [
  ...(["accent", "onAccent", "accentBorder", "accentText", "line", "dot"] as const),
  ...grounds,
  ...inks,
] as const;

/** @throws ColorError */
function read(own: OwnColors = {}): OwnColors {
  const strange = Object.keys(own).find((name) => !names.includes(name as keyof OwnColors));
  if (strange)
    throw new ColorError(`"${strange}" is no colour of a brand: ${names.join(", ")} are.`);
  const result: OwnColors = {};
  for (const name of names) {
    const color = own[name];
    if (color === undefined) continue;
    parseOpaqueColor(color);
    result[name] = toSrgbHex(color);
  }
  return result;
}

function createTheme(
  theme: ThemeName,
  color: string,
  own: OwnColors,
  hasGround: boolean,
  changes: BrandChange[],
): BrandColors {
  const ground = deriveGrounds(theme, own);
  const all = [ground.bg, ground.bg1, ground.bg2];

  const derive = (role: Role, asked: string, allowed: LuminanceRange[]): string => {
    const used = findNearestColor(asked, allowed);
    if (!used)
      throw new Error(
        `${theme}: no lightness of ${role} can be read on all of the grounds ${all.join(", ")}.`,
      );
    const [from, to] = [toOklch(toSrgbHex(asked)), toOklch(used)];
    changes.push({
      theme,
      role,
      asked: toSrgbHex(asked),
      used,
      lightness: to.lightness - from.lightness,
      chroma: to.chroma - from.chroma,
    });
    return used;
  };
  const text = getReadableLuminances(all, minContrasts.text);
  const lines = getReadableLuminances(all, minContrasts.line);

  const labels = own.onAccent ? [own.onAccent] : [...preferredLabels, black];
  const accent =
    own.accent ?? derive("accent", color, getLuminancesReadableOnAny(labels, minContrasts.text));
  const line = own.line ?? derive("line", color, lines);
  const isVisible = all.every((each) => contrast(accent, each) >= minContrasts.fill);
  const accentBorder = own.accentBorder ?? (isVisible ? accent : line);
  return {
    ...(hasGround && {
      ...ground,
      ...deriveInk(theme, own, ground, (role, asked) => derive(role, asked, text)),
    }),
    accent,
    onAccent: own.onAccent ?? chooseLabel(accent),
    accentBorder,
    accentText: own.accentText ?? derive("accentText", color, text),
    line,
    dot: own.dot ?? accentBorder,
  };
}

const preferredLabels = [themes.dark.color.onAccent, themes.light.color.onStatus] as const;
/** Readable on the few fills where neither preferred label is. */
const black = "#000000";

function chooseLabel(accent: string): string {
  const [dark, light] = preferredLabels;
  const better = contrast(dark, accent) >= contrast(light, accent) ? dark : light;
  return contrast(better, accent) >= minContrasts.text ? better : black;
}
