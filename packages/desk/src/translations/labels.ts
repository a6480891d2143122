import type { FieldFilter, FieldState, FieldStatus, Visibility } from "@agency/content/translation";

export const wantedTitles: [FieldFilter | "all", string][] = [
  ["todo", "To do"],
  ["missing", "Missing Arabic"],
  ["outdated", "Out of date"],
  ["machine", "Machine translated"],
  ["english", "Missing English"],
  ["whole", "Complete"],
  ["translated", "Imported translation"],
  ["reviewed", "Reviewed"],
  ["final", "Final"],
  ["all", "All"],
];

const states: Record<FieldState, string> = {
  missing: "missing Arabic",
  outdated: "out of date",
  machine: "machine translated",
  whole: "complete",
  translated: "translated",
  reviewed: "reviewed",
  final: "final",
};

export const getState = ({ en, ar }: FieldStatus): string =>
  en === "missing" ? "missing English" : states[ar];

export const visibilities: Record<Visibility, string> = {
  featured: "featured",
  shown: "visible",
  hidden: "hidden",
  draft: "draft",
};

/** JSONMatch path. */
const inArabic = (path: string): string => path.replace(/(\w+)$/, "ar.$1");

export const formatFieldPath = ({ en, path }: FieldStatus): string =>
  en === "missing" ? path : inArabic(path);
