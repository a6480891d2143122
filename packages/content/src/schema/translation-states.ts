/**
 * States of a mark: machine-translated (or unknown), translated by a person, reviewed, final. In
 * this order, and as `state` of a segment in XLIFF.
 */
export const markStates = ["machine", "translated", "reviewed", "final"] as const;

export type MarkState = (typeof markStates)[number];

/**
 * Translation states of a field. `outdated`: older than the last change of the English, hence never
 * used for English. `whole`: set, but without a mark.
 */
export const fieldStates = [
  "missing",
  "outdated",
  "machine",
  "whole",
  "translated",
  "reviewed",
  "final",
] as const;

export type FieldState = (typeof fieldStates)[number];
