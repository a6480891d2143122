/** Scroll progress, 0 to 1. Pieces are selected between `walkFrom` and `walkTo`. */
const [liftsAt, walkFrom, walkTo, sortsAt] = [0.08, 0.45, 0.81, 0.84] as const;

/** Index of a piece along the ground, or a state. */
export type ScrollPlace = number | "whole" | "lifted" | "apart" | "sorted";

/** Returns the place for a scroll progress. @param count of pieces */
export function getScrollPlace(progress: number, count: number): ScrollPlace {
  if (progress < liftsAt) return "whole";
  if (progress >= sortsAt) return "sorted";
  if (progress < walkFrom) return "lifted";
  const at = Math.floor(((progress - walkFrom) / (walkTo - walkFrom)) * count);
  return Math.min(at, count - 1);
}

/** Returns the scroll progress that selects a piece. @param index along the ground */
export const getScrollProgress = (index: number, count: number) =>
  walkFrom + ((index + 0.5) / count) * (walkTo - walkFrom);
