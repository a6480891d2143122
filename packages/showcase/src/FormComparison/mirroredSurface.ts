import { useAgency } from "@agency/ui/AgencyProvider";
import type { BilingualText } from "../internal/Drawing.tsx";

/** Distances are from the start side. */
export interface MirroredSurface {
  lang: "en" | "ar";
  width: number;
  /** Returns x for `length` units at a distance from the start side. */
  x: (from: number, length?: number) => number;
  near: "left" | "right";
  far: "left" | "right";
  text: (words: BilingualText) => string;
}

/**
 * Returns a surface in the page's direction.
 *
 * @param width in SVG units
 */
export function useMirroredSurface(width: number): MirroredSurface {
  const { language, direction } = useAgency();
  const lang = language.startsWith("ar") ? "ar" : "en";
  const turned = direction === "rtl";
  return {
    lang,
    width,
    x: (from, length = 0) => roundToTenth(turned ? width - from - length : from),
    near: turned ? "right" : "left",
    far: turned ? "left" : "right",
    text: (words) => words[lang],
  };
}

/** Keeps the markup small. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;

export const drawRect = (x: number, y: number, width: number, height: number) =>
  `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(width)}v${roundToTenth(height)}h${roundToTenth(-width)}z`;

/** Wraps text. The server cannot measure letters, so it assumes slightly more than the average. */
export function wrap(text: string, width: number, size: number): string[] {
  const max = width / (size * 0.51);
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= max) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

export interface Line {
  x: number;
  y: number;
  text: string;
}
