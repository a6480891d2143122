import type { FieldFilter, FieldState, FieldStatus, Visibility } from "@agency/content/translation";

export const wantedTitles: [FieldFilter | "all", string][] = [
  ["todo", "What is to do"],
  ["missing", "Without Arabic"],
  ["outdated", "Out of date"],
  ["machine", "Made by a machine"],
  ["english", "Without English"],
  ["whole", "Whole"],
  ["translated", "Translated from a file"],
  ["reviewed", "Reviewed"],
  ["final", "Final"],
  ["all", "Everything"],
];

const states: Record<FieldState, string> = {
  missing: "no Arabic",
  outdated: "out of date",
  machine: "made by a machine",
  whole: "whole",
  translated: "translated",
  reviewed: "reviewed",
  final: "final",
};

export const getState = ({ en, ar }: FieldStatus): string =>
  en === "missing" ? "no English" : states[ar];

export const visibilities: Record<Visibility, string> = {
  featured: "put forward",
  shown: "on the site",
  hidden: "hidden",
  draft: "not published yet",
};

/** JSONMatch path. */
const inArabic = (path: string): string => path.replace(/(\w+)$/, "ar.$1");

export const formatFieldPath = ({ en, path }: FieldStatus): string =>
  en === "missing" ? path : inArabic(path);
