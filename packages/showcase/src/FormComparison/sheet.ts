import { useAgency } from "@agency/ui/AgencyProvider";
import type { BothLanguages } from "../internal/Drawing.tsx";

/** The surface of a drawing that turns with the page: measures go from where reading starts. */
export interface Sheet {
  lang: "en" | "ar";
  width: number;
  /** The x of something so long that begins so far from the start side. */
  x: (from: number, length?: number) => number;
  /** Where text stands whose start is given, and whose end is. */
  near: "left" | "right";
  far: "left" | "right";
  /** In the language of the page. */
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

/** Rounded, which keeps the markup small. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A rectangle as a part of a path's `d`. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;

/**
 * A text in lines no longer than a width. The server cannot measure letters: it takes them a little
 * wider than they are in most texts.
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

/** A line of text and where it begins. */
export interface Line {
  x: number;
  y: number;
  text: string;
}
