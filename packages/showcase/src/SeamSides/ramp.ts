export const laneCount = 9;

/**
 * Returns the path of a ramp, one unit aside and one down per step. It is stretched to the rows.
 */
export function rampPath(steps: number): string {
  return `M0 0${Array.from(
    { length: steps },
    (_, step) => `C${step + 0.5} ${step} ${step + 0.5} ${step + 1} ${step + 1} ${step + 1}`,
  ).join("")}`;
}

/** Offsets of the lanes from the middle one, which is last and therefore on top. */
export const laneOffsets: readonly number[] = Array.from({ length: laneCount }, (_, index) => {
  const offset = Math.ceil((laneCount - 1 - index) / 2);
  return index % 2 ? offset : -offset || 0;
});
