/**
 * The size of the drawing in its own units: from one side to the other, and from lane to lane. It is
 * stretched to its place.
 */
export const size = { along: 100, across: 360 } as const;

/** Which way the drawing runs: from the start side to the end side, or downwards. */
export type Course = "wide" | "tall";

const round = (value: number) => Math.round(value * 10) / 10;

/** A point of the path, by its place along the way and across it. */
const at = (course: Course, along: number, across: number) =>
  course === "wide" ? `${round(along)} ${round(across)}` : `${round(across)} ${round(along)}`;

/**
 * Where a lane runs. Wide ones stand in the middle of equal rows, beside their words; tall ones reach
 * from edge to edge.
 */
export function laneAt(course: Course, index: number, count: number): number {
  if (course === "wide") return ((index + 0.5) / count) * size.across;
  return (count > 1 ? index / (count - 1) : 0.5) * size.across;
}

/** An even S from one lane to another: it leaves and arrives along the way. */
function whole(course: Course, from: number, to: number): string {
  const half = size.along / 2;
  return `M${at(course, 0, from)}C${at(course, half, from)} ${at(course, half, to)} ${at(course, size.along, to)}`;
}

/**
 * Every offer to every need, as many paths as there are needs. No two lines of a path meet at an
 * end, so that translucent lines add up there.
 */
export function field(course: Course, offers: number, needs: number): string[] {
  return Array.from({ length: needs }, (_, shift) =>
    Array.from({ length: offers }, (_, offer) =>
      whole(course, laneAt(course, offer, offers), laneAt(course, (offer + shift) % needs, needs)),
    ).join(""),
  );
}

/** A point at the end of each lane, on one side. */
export function ends(course: Course, count: number, far: boolean): string {
  return Array.from(
    { length: count },
    (_, index) => `M${at(course, far ? size.along : 0, laneAt(course, index, count))}h.01`,
  ).join("");
}

/** Where on the curve, 0 to 1, a part of the way along has been made. */
export function parameterAt(along: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const t = (low + high) / 2;
    if (1.5 * t * (1 - t) + t ** 3 < along) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

/** What one side has of the line between the two: the path, and the points at its ends. */
export interface Half {
  line: string;
  start: string;
  tip: string;
}

/**
 * One side's part of the line from an offer to a need. Both sides come as far, so that the gap
 * between them is the rest of the way, to scale.
 *
 * @param course which way the drawing runs
 * @param own the lane of this side
 * @param other the lane of the other side
 * @param share of the way that both have made together, 0 to 1
 * @param far whether this is the side at the end
 */
export function getHalf(
  course: Course,
  own: number,
  other: number,
  share: number,
  far: boolean,
): Half {
  const t = parameterAt(Math.min(1, Math.max(0, share)) / 2);
  const half = size.along / 2;
  const mix = (from: number, to: number) => from + (to - from) * t;
  // De Casteljau's construction on the controls 0, half, half, whole and own, own, other, other.
  const split = (first: number, second: number, third: number, fourth: number) => {
    const [a, b, c] = [mix(first, second), mix(second, third), mix(third, fourth)];
    const [d, e] = [mix(a, b), mix(b, c)];
    return [first, a, d, mix(d, e)] as const;
  };
  const along = split(0, half, half, size.along).map((way) => (far ? size.along - way : way));
  const across = split(own, own, other, other);
  const [start, first, second, tip] = across.map((lane, index) =>
    at(course, along[index] ?? 0, lane),
  );
  return {
    line: `M${start}C${first} ${second} ${tip}`,
    start: `M${start}h.01`,
    tip: `M${tip}h.01`,
  };
}

/** Which of many lanes a small drawing shows: so many in a row, one of them among these. */
export function lanesShown(
  count: number,
  max: number,
  kept: number,
): { from: number; count: number } {
  if (count <= max) return { from: 0, count };
  const middle = Math.floor((count - max) / 2);
  const from = Math.max(kept - max + 1, Math.min(middle, kept));
  return { from: Math.max(0, Math.min(count - max, from)), count: max };
}
