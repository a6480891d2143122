/** Units, stretched to the box. */
export const size = { along: 100, across: 360 } as const;

export type LineDirection = "wide" | "tall";

const round = (value: number) => Math.round(value * 10) / 10;

const at = (course: LineDirection, along: number, across: number) =>
  course === "wide" ? `${round(along)} ${round(across)}` : `${round(across)} ${round(along)}`;

/**
 * Returns a lane's position. Wide lanes are centred in equal rows, tall ones extend from edge to
 * edge.
 */
export function getLanePosition(course: LineDirection, index: number, count: number): number {
  if (course === "wide") return ((index + 0.5) / count) * size.across;
  return (count > 1 ? index / (count - 1) : 0.5) * size.across;
}

function drawCurve(course: LineDirection, from: number, to: number): string {
  const half = size.along / 2;
  return `M${at(course, 0, from)}C${at(course, half, from)} ${at(course, half, to)} ${at(course, size.along, to)}`;
}

/**
 * Returns all lines, one path per need. Lines of a path share no end, so that translucent ones add
 * up.
 */
export function field(course: LineDirection, offers: number, needs: number): string[] {
  return Array.from({ length: needs }, (_, shift) =>
    Array.from({ length: offers }, (_, offer) =>
      drawCurve(
        course,
        getLanePosition(course, offer, offers),
        getLanePosition(course, (offer + shift) % needs, needs),
      ),
    ).join(""),
  );
}

export function drawEndPoints(course: LineDirection, count: number, far: boolean): string {
  return Array.from(
    { length: count },
    (_, index) => `M${at(course, far ? size.along : 0, getLanePosition(course, index, count))}h.01`,
  ).join("");
}

/** Returns the Bézier parameter at a share of the axis. */
export function getCurveParameter(along: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const t = (low + high) / 2;
    if (1.5 * t * (1 - t) + t ** 3 < along) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

export interface HalfLine {
  line: string;
  start: string;
  tip: string;
}

/**
 * Returns one side's half of a line. Both are equally long, so the gap is `1 - share`, to scale.
 *
 * @param own lane of this side
 * @param share 0 to 1, of both halves together
 * @param far whether it is the end side
 */
export function getHalfLine(
  course: LineDirection,
  own: number,
  other: number,
  share: number,
  far: boolean,
): HalfLine {
  const t = getCurveParameter(Math.min(1, Math.max(0, share)) / 2);
  const half = size.along / 2;
  const mix = (from: number, to: number) => from + (to - from) * t;
  // De Casteljau's algorithm.
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

/** Returns at most `max` lanes, including `kept`. */
export function getVisibleLanes(
  count: number,
  max: number,
  kept: number,
): { from: number; count: number } {
  if (count <= max) return { from: 0, count };
  const middle = Math.floor((count - max) / 2);
  const from = Math.max(kept - max + 1, Math.min(middle, kept));
  return { from: Math.max(0, Math.min(count - max, from)), count: max };
}
