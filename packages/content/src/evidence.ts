/**
 * Kinds of case-study artwork. Each has an object type in the schema and a component in the UI
 * library, both of that name.
 */
export const evidenceKinds = [
  "audioGuide",
  "formComparison",
  "hillside",
  "orderBoard",
  "quayTimetable",
  "quotation",
  "repairCard",
  "sentenceCovers",
  "yieldMonth",
] as const;

/** Kinds of charts for the results of a case study. The same naming rule applies. */
export type ChartKind = "barChart" | "lineChart" | "smallMultiples" | "stepChart" | "unitChart";

export type EvidenceKind = (typeof evidenceKinds)[number];
