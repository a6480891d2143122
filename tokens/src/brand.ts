import { contrast, parseColor } from "./contrast.ts";
import { toHex, toOklch } from "./oklch.ts";
import { themes } from "./themes.ts";
import { toVariables } from "./variables.ts";

type ThemeName = keyof typeof themes;

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
}

/** An accent for each theme. */
export type Brand = Record<ThemeName, Accent>;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const least = { text: 4.5, line: 3 };

/** On the page and on both raised grounds. */
const worst = (color: string, theme: ThemeName) => {
  const { bg, bg1, bg2 } = themes[theme].color;
  return Math.min(...[bg, bg1, bg2].map((ground) => contrast(color, ground)));
};

/** The colour itself where it can be told from the grounds, else the nearest in lightness that can. */
function readable(color: string, theme: ThemeName, ratio: number): string {
  const away = theme === "dark" ? 0.005 : -0.005;
  const oklch = toOklch(color);
  let hex = color;
  while (worst(hex, theme) < ratio) {
    oklch.lightness += away;
    hex = toHex(oklch);
  }
  return hex;
}

function accentOf(color: string, theme: ThemeName): Accent {
  const accent = readable(color, theme, least.line);
  const ink = themes.dark.color.onAccent;
  const white = themes.dark.color.onStatus;
  return {
    accent,
    onAccent: contrast(ink, accent) >= contrast(white, accent) ? ink : white,
    accentText: readable(color, theme, least.text),
    line: readable(color, theme, least.line),
  };
}

function findings(theme: ThemeName, { accent, onAccent, accentText, line }: Accent): string[] {
  const checks: [what: string, ratio: number, least: number][] = [
    [`accentText ${accentText} on the grounds`, worst(accentText, theme), least.text],
    [`line ${line} on the grounds`, worst(line, theme), least.line],
    [`onAccent ${onAccent} on accent ${accent}`, contrast(onAccent, accent), least.text],
  ];
  return checks
    .filter(([, ratio, least]) => ratio < least)
    .map(
      ([what, ratio, least]) =>
        `${theme}: ${what} has ${ratio.toFixed(2)} and needs at least ${least}.`,
    );
}

/**
 * Makes a brand's colour into an accent for both themes: the colour itself where it has the contrast
 * WCAG 2.2 asks for, else the nearest lightness of the same hue that has. What `own` gives is taken as
 * it is, and held to the same contrasts.
 *
 * @param color `#rrggbb`
 * @throws an error that names each pair with too little contrast, or a colour that cannot be read.
 */
export function brand(color: string, own: { [Name in ThemeName]?: Partial<Accent> } = {}): Brand {
  if (parseColor(color).alpha < 1) throw new Error(`"${color}" must be opaque: #rrggbb.`);
  const result: Brand = {
    dark: { ...accentOf(color, "dark"), ...own.dark },
    light: { ...accentOf(color, "light"), ...own.light },
  };
  const failing = [...findings("dark", result.dark), ...findings("light", result.light)];
  if (failing.length > 0)
    throw new Error(`The brand's colours cannot be read.\n${failing.join("\n")}`);
  return result;
}

/**
 * The brand as a stylesheet. It stands in no cascade layer, so it wins over the library's themes
 * wherever it is loaded.
 *
 * @param selector what the brand holds for. @default ":root"
 */
export function brandCss({ dark, light }: Brand, selector = ":root"): string {
  const block = (where: string, color: Accent) =>
    `${where} {\n  ${toVariables({ color }).join("\n  ")}\n}\n`;
  const within = (theme: string) =>
    selector === ":root" ? `.${theme}` : `.${theme} ${selector}, ${selector} .${theme}`;
  return [
    block(selector, dark),
    block(within("light-theme"), light),
    block(within("dark-theme"), dark),
  ].join("\n");
}
