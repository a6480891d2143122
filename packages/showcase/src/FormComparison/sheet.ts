import { useAgency } from "@agency/ui/AgencyProvider";
import type { BothLanguages } from "../internal/Drawing.tsx";

/** Mirrored surface: distances are from the start side. */
export interface Sheet {
  lang: "en" | "ar";
  width: number;
  /** Returns the x of something `length` long at a distance from the start side. */
  x: (from: number, length?: number) => number;
  near: "left" | "right";
  far: "left" | "right";
  text: (words: BothLanguages) => string;
}

export function useSheet(width: number): Sheet {
  const { language, direction } = useAgency();
  const lang = language.startsWith("ar") ? "ar" : "en";
  const turned = direction === "rtl";
  return {
    lang,
    width,
    x: (from, length = 0) => tenth(turned ? width - from - length : from),
    near: turned ? "right" : "left",
    far: turned ? "left" : "right",
    text: (words) => words[lang],
  };
}

/** Rounds to a tenth, which keeps the markup small. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;

/**
 * Wraps text. Letter widths are unknown on the server, so it assumes slightly more than the
 * average.
 */
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
