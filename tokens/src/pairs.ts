import type { Brand, ThemeName } from "./brand.ts";
import { contrast } from "./contrast.ts";
import { themes } from "./themes.ts";

/** The contrast WCAG 2.2 asks for: words (1.4.3), and lines and fills that mean something (1.4.11). */
export const minContrasts = { text: 4.5, line: 3 } as const;

/** Two colours that a page shows on each other, measured. */
export interface BrandPair {
  theme: ThemeName;
  /** Names of the two tokens: `accentText on bg1`. */
  name: string;
  kind: keyof typeof minContrasts;
  /** The colour in front; that of `strong` is translucent. */
  color: string;
  /** The colour behind it. */
  on: string;
  /** Contrast of WCAG 2.2, 1 to 21. */
  ratio: number;
  /** What it has to be. */
  min: number;
}

type Name = keyof (typeof themes)["dark"]["color"];

const grounds = ["bg", "bg1", "bg2"] as const;
const onGrounds = (kind: keyof typeof minContrasts, ...names: Name[]) =>
  names.flatMap((name) => grounds.map((ground) => [kind, name, ground] as const));

const shown: (readonly [kind: keyof typeof minContrasts, color: Name, on: Name])[] = [
  ...onGrounds("text", "fg", "fg2", "fg3", "accentText", "error"),
  ...onGrounds("line", "accent", "line", "focus", "strong"),
  ["text", "onAccent", "accent"],
  ["text", "onStatus", "positive"],
  ["text", "onStatus", "negative"],
];

/** Measures every pair of colours that a page in a brand shows, in both themes. */
export function brandPairs(brand: Brand): BrandPair[] {
  return (["dark", "light"] as const).flatMap((theme) => {
    const colors = { ...themes[theme].color, ...brand[theme] };
    return shown.map(([kind, front, behind]) => {
      const [color, on] = [colors[front], colors[behind]];
      return {
        theme,
        name: `${front} on ${behind}`,
        kind,
        color,
        on,
        ratio: contrast(color, on),
        min: minContrasts[kind],
      };
    });
  });
}
