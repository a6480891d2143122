import type { Brand, ThemeName } from "./brand.ts";
import { contrast } from "./contrast.ts";
import { themes } from "./themes.ts";

/**
 * Minimum contrasts. WCAG 2.2: text (1.4.3), graphics (1.4.11). A fill needs none, as its label
 * identifies the control: from 1.8 on, its shape is visible without a border.
 */
export const minContrasts = { text: 4.5, line: 3, fill: 1.8 } as const;

export interface BrandPair {
  theme: ThemeName;
  /** Token names: `accentText on bg1`. */
  name: string;
  kind: keyof typeof minContrasts;
  /** Translucent for `strong`. */
  color: string;
  on: string;
  /** WCAG 2.2, 1 to 21. */
  ratio: number;
  min: number;
}

type Name = keyof (typeof themes)["dark"]["color"];

const grounds = ["bg", "bg1", "bg2"] as const;
const onGrounds = (kind: keyof typeof minContrasts, ...names: Name[]) =>
  names.flatMap((name) => grounds.map((ground) => [kind, name, ground] as const));

const checkedPairs: (readonly [kind: keyof typeof minContrasts, color: Name, on: Name])[] = [
  ...onGrounds("text", "fg", "fg2", "fg3", "accentText", "error"),
  ...onGrounds("line", "focus", "strong"),
  // `bg2` has no meaningful lines.
  ["line", "line", "bg"],
  ["line", "line", "bg1"],
  ...onGrounds("fill", "accentBorder"),
  ["text", "onAccent", "accent"],
  ["text", "onStatus", "positive"],
  ["text", "onStatus", "negative"],
];

/** Measures all pairs in both themes, with inherited colours. */
export function brandPairs(brand: Brand): BrandPair[] {
  return (["dark", "light"] as const).flatMap((theme) => {
    const colors = { ...themes[theme].color, ...brand[theme] };
    return checkedPairs.map(([kind, front, behind]) => {
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
