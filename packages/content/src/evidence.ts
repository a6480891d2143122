/** Kinds of artwork. Schema types and components have the same names. */
export const caseStudyArtworkKinds = [
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

export const chartKinds = [
  "barChart",
  "lineChart",
  "smallMultiples",
  "stepChart",
  "unitChart",
] as const;

export type ChartKind = (typeof chartKinds)[number];

export type CaseStudyArtworkKind = (typeof caseStudyArtworkKinds)[number];
