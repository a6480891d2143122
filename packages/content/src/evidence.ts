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
export const chartKinds = [
  "barChart",
  "lineChart",
  "smallMultiples",
  "stepChart",
  "unitChart",
] as const;

export type ChartKind = (typeof chartKinds)[number];

export type EvidenceKind = (typeof evidenceKinds)[number];
