import { ColorError, getHex, isSrgb, readOpaque, toOklch } from "./color.ts";
import { contrast } from "./contrast.ts";
import { type Grounds, getGrounds, getInk, type Ink } from "./ground.ts";
import { type BrandPair, brandPairs, minContrasts } from "./pairs.ts";
import { both, nearest, type Span, tellingFrom, tellingFromOne } from "./readable.ts";
import { themes } from "./themes.ts";

export type ThemeName = keyof typeof themes;

/** What a brand's colour sets of a theme, each as `#rrggbb`. */
export interface Accent {
  /** Fill of buttons. */
  accent: string;
  /** Words on the fill. */
  onAccent: string;
  /** Words in the accent. */
  accentText: string;
  /** Lines that mean something: progress, data, the field that has focus. */
  line: string;
  /** Dots of the moving background. They mean nothing, so one given by hand is not measured. */
  dot: string;
}

/** Colours given by hand, as any opaque CSS colour. */
export type OwnColors = {
  [Name in keyof (Accent & Grounds & Pick<Ink, "fg" | "fg2" | "fg3">)]?: string | undefined;
};

/** Colours given by hand, for each theme. */
export type BrandOptions = { [Name in ThemeName]?: OwnColors | undefined };

/** What a brand sets of a theme: its accent; and grounds and ink where it has any of its own. */
export type BrandColors = Accent & Partial<Grounds & Ink>;

/** A brand's colours for each theme. */
export type Brand = Record<ThemeName, BrandColors>;

type Role = "accent" | "accentText" | "line" | "fg" | "fg2" | "fg3" | "error";

/** What became of a colour that was derived. */
export interface BrandChange {
  theme: ThemeName;
  role: Role;
  /** What it would have been, as `#rrggbb`. */
  asked: string;
  /** What it is. */
  used: string;
  /** How much lighter it is than asked for, in OKLCH (-1 to 1); below zero it is darker. */
  lightness: number;
  /** How much more chroma it has than asked for, in OKLCH; below zero it has less. */
  chroma: number;
}

/** A brand, and how it came about. */
export interface CreatedBrand extends Brand {
  /** The colour asked for, as `#rrggbb`. */
  color: string;
  /** Whether sRGB lacks the colour asked for; `color` is the nearest that it has. */
  outsideSrgb: boolean;
  /** Every derived colour: what was asked for, what is used, by how much they differ (0 for many). */
  changes: BrandChange[];
  /** Every pair of colours that a page shows, measured. Each has the contrast it needs. */
  pairs: BrandPair[];
}

/**
 * Makes a brand's colour into an accent for both themes: the colour itself where it has the contrast
 * WCAG 2.2 asks for on every ground, else the nearest lightness of the same hue that has. What `own`
 * gives is taken as it is, and held to the same contrasts. Grounds and ink it leaves out follow from
 * those it gives.
 *
 * @param color any opaque CSS colour
 * @throws ColorError for what is no opaque CSS colour; Error for colours of one's own that cannot be
 * read, with a sentence for each pair, and for grounds on which no colour can be.
 */
export function createBrand(color: string, own: BrandOptions = {}): CreatedBrand {
  readOpaque(color);
  const [dark, light] = [read(own.dark), read(own.light)];
  // Said in one theme alone, the one's would hold in the other too: a brand stands in no layer.
  const hasGround = [...grounds, ...inks].some((name) => dark[name] ?? light[name]);
  const changes: BrandChange[] = [];
  const brand = {
    dark: themed("dark", color, dark, hasGround, changes),
    light: themed("light", color, light, hasGround, changes),
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
  return { ...brand, color: getHex(color), outsideSrgb: !isSrgb(color), changes, pairs };
}

const grounds = ["bg", "bg1", "bg2"] as const;
const inks = ["fg", "fg2", "fg3"] as const;
const names = [
  ...(["accent", "onAccent", "accentText", "line", "dot"] as const),
  ...grounds,
  ...inks,
] as const;

/** What is given, each as `#rrggbb`. */
function read(own: OwnColors = {}): OwnColors {
  const strange = Object.keys(own).find((name) => !names.includes(name as keyof OwnColors));
  if (strange)
    throw new ColorError(`"${strange}" is no colour of a brand: ${names.join(", ")} are.`);
  const result: OwnColors = {};
  for (const name of names) {
    const color = own[name];
    if (color === undefined) continue;
    readOpaque(color);
    result[name] = getHex(color);
  }
  return result;
}

function themed(
  theme: ThemeName,
  color: string,
  own: OwnColors,
  hasGround: boolean,
  changes: BrandChange[],
): BrandColors {
  const usual = themes[theme].color;
  const ground = getGrounds(theme, own);
  const all = [ground.bg, ground.bg1, ground.bg2];

  const derive = (role: Role, asked: string, allowed: Span[]): string => {
    const used = nearest(asked, allowed);
    if (!used)
      throw new Error(
        `${theme}: no lightness of ${role} can be read on all of the grounds ${all.join(", ")}.`,
      );
    const [from, to] = [toOklch(getHex(asked)), toOklch(used)];
    changes.push({
      theme,
      role,
      asked: getHex(asked),
      used,
      lightness: to.lightness - from.lightness,
      chroma: to.chroma - from.chroma,
    });
    return used;
  };
  const text = tellingFrom(all, minContrasts.text);
  const lines = tellingFrom(all, minContrasts.line);

  const labels = own.onAccent ? [own.onAccent] : [themes.dark.color.onAccent, usual.onStatus];
  const accent =
    own.accent ?? derive("accent", color, both(lines, tellingFromOne(labels, minContrasts.text)));
  const [first, ...others] = labels as [string, ...string[]];
  const line = own.line ?? derive("line", color, lines);
  return {
    ...(hasGround && {
      ...ground,
      ...getInk(theme, own, ground, (role, asked) => derive(role, asked, text)),
    }),
    accent,
    onAccent: others.reduce(
      (best, label) => (contrast(label, accent) > contrast(best, accent) ? label : best),
      first,
    ),
    accentText: own.accentText ?? derive("accentText", color, text),
    line,
    dot: own.dot ?? line,
  };
}
