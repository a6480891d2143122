/**
 * The drawings that a case study can show, by what they are of. Each has an object type of its own in
 * the schema, and a component of that name in the library.
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

/** The charts that the results of a case study can be drawn as; the same. */
export type ChartKind = "barChart" | "lineChart" | "smallMultiples" | "stepChart" | "unitChart";

export type EvidenceKind = (typeof evidenceKinds)[number];
