/**
 * How far the scene has been scrolled, 0 to 1, and what it says there. It walks along the pieces
 * while they hang over the ground.
 */
const [liftsAt, walkFrom, walkTo, sortsAt] = [0.08, 0.45, 0.81, 0.84] as const;

/** What the scene speaks of: a piece by its place along the ground from 0, or all of them. */
export type Place = number | "whole" | "lifted" | "apart" | "sorted";

/** What it says at a part of the way. @param count how many pieces there are */
export function placeAt(progress: number, count: number): Place {
  if (progress < liftsAt) return "whole";
  if (progress >= sortsAt) return "sorted";
  if (progress < walkFrom) return "lifted";
  const at = Math.floor(((progress - walkFrom) / (walkTo - walkFrom)) * count);
  return Math.min(at, count - 1);
}

/** The part of the way at which it speaks of a piece. @param index its place along the ground, from 0 */
export const progressFor = (index: number, count: number) =>
  walkFrom + ((index + 0.5) / count) * (walkTo - walkFrom);
