/**
 * What a mark says of a text in Arabic: made by a machine, or by nobody who said so; translated by a
 * person; looked through; approved for good. In this order, and as `state` of a segment in XLIFF.
 */
export const markStates = ["machine", "translated", "reviewed", "final"] as const;

export type MarkState = (typeof markStates)[number];

/**
 * How a field stands in a language. `outdated`: older than the other language's last change; English
 * is what Arabic is made from, and never is. `whole`: there, and nobody has marked it.
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
