import { type Measure, toMilliseconds, toPixels } from "./measure.ts";

type ShadowPart = "color" | "offsetX" | "offsetY" | "blur" | "spread";
type TypographyPart = "fontFamily" | "fontSize" | "fontWeight" | "letterSpacing" | "lineHeight";

/** Writes values as code. Parts of composite values are code already. */
export interface Language {
  number(value: number): string;
  length(value: Measure): string;
  duration(value: Measure): string;
  fontWeight(value: number): string;
  cubicBezier(points: readonly number[]): string;
  shadow(parts: Record<ShadowPart, string>): string;
  typography(parts: Record<TypographyPart, string>): string;
}

export const swift: Language = {
  number: (value) => `CGFloat(${value})`,
  length: (value) => `CGFloat(${toPixels(value)})`,
  duration: (value) => `TimeInterval(${toMilliseconds(value) / 1000})`,
  fontWeight: (value) => `CGFloat(${value})`,
  cubicBezier: (points) => `CAMediaTimingFunction(controlPoints: ${points.join(", ")})`,
  // Core Animation's radius is half the blur, and it has no spread.
  shadow: ({ color, offsetX, offsetY, blur }) =>
    `(color: ${color}, offset: CGSize(width: ${offsetX}, height: ${offsetY}), radius: ${blur} / 2)`,
  typography: ({ fontFamily, fontSize, fontWeight, letterSpacing, lineHeight }) =>
    `(family: ${fontFamily}, size: ${fontSize}, weight: ${fontWeight}, tracking: ${letterSpacing}, lineHeightMultiple: ${lineHeight})`,
};

/** Puts negative numbers in brackets, as a minus binds less than a dot. */
const bracket = (value: number, unit: string) =>
  value < 0 ? `(${value})${unit}` : `${value}${unit}`;

export const kotlin: Language = {
  number: (value) => `${value}f`,
  // Text scales with the size that the user chose.
  length: (value) => bracket(toPixels(value), value.unit === "rem" ? ".sp" : ".dp"),
  duration: (value) => `${toMilliseconds(value)}.milliseconds`,
  fontWeight: (value) => `FontWeight(${value})`,
  cubicBezier: (points) => `CubicBezierEasing(${points.map((point) => `${point}f`).join(", ")})`,
  shadow: ({ color, offsetX, offsetY, blur, spread }) =>
    `Shadow(radius = ${blur}, color = ${color}, spread = ${spread}, offset = DpOffset(${offsetX}, ${offsetY}))`,
  // Fonts are resources of the app.
  typography: ({ fontSize, fontWeight, letterSpacing, lineHeight }) =>
    `TextStyle(fontSize = ${fontSize}, fontWeight = ${fontWeight}, letterSpacing = ${letterSpacing}, lineHeight = ${lineHeight}.em)`,
};
