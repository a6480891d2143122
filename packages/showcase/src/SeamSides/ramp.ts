/** How many lanes a ramp has. */
export const laneCount = 9;

/**
 * The way down a ramp, a step to the side for each one down. It is stretched to the height of its
 * rows and the width of its steps: a unit is a step.
 *
 * @param steps how many there are
 */
export function rampPath(steps: number): string {
  return `M0 0${Array.from(
    { length: steps },
    (_, step) => `C${step + 0.5} ${step} ${step + 0.5} ${step + 1} ${step + 1} ${step + 1}`,
  ).join("")}`;
}

/**
 * How far each lane stands beside the middle one, in lanes: the outermost first, the middle one last,
 * so that it lies over all.
 */
export const laneOffsets: readonly number[] = Array.from({ length: laneCount }, (_, index) => {
  const offset = Math.ceil((laneCount - 1 - index) / 2);
  return index % 2 ? offset : -offset || 0;
});
