export const laneCount = 9;

/** Returns a path, one unit aside and down per step. */
export function drawRamp(steps: number): string {
  return `M0 0${Array.from(
    { length: steps },
    (_, step) => `C${step + 0.5} ${step} ${step + 0.5} ${step + 1} ${step + 1} ${step + 1}`,
  ).join("")}`;
}

/** The middle lane is last, on top. */
export const laneOffsets: readonly number[] = Array.from({ length: laneCount }, (_, index) => {
  const offset = Math.ceil((laneCount - 1 - index) / 2);
  return index % 2 ? offset : -offset || 0;
});
