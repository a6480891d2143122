/** In the order of XLIFF's `state`. "machine" includes unknown origin. */
export const markStates = ["machine", "translated", "reviewed", "final"] as const;

export type MarkState = (typeof markStates)[number];

/** `outdated`: older than the English, so never used for it. `whole`: set, without a mark. */
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
