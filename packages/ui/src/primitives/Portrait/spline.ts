/** Coordinates in a drawing of 480 × 600, looking right. */
export type Point = readonly [x: number, y: number];

/** Control points. A repeated point is a corner. */
export type Strand = readonly Point[];

/** Parses a strand (`"313 143, 298 112"`). */
export const parseStrand = (text: string): Strand =>
  text.split(", ").map((point): Point => {
    const [x, y] = point.split(" ");
    return [Number(x), Number(y)];
  });

export const lerp = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** Returns random numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Catmull-Rom interpolation. */
const eased = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));

/** Interpolates between guides. @param part 0 for the first guide, 1 for the last */
function interpolateStrand(guides: readonly Strand[], part: number): Strand {
  const last = guides.length - 1;
  const place = Math.min(Math.max(part, 0), 1) * last;
  const from = Math.min(Math.floor(place), last - 1);
  const at = (index: number) => guides[Math.min(Math.max(index, 0), last)] as Strand;
  return at(from).map((_, index) => {
    const axis = (which: 0 | 1) => {
      const value = (guide: number) => at(guide)[index]?.[which] as number;
      return eased(value(from - 1), value(from), value(from + 1), value(from + 2), place - from);
    };
    return [axis(0), axis(1)];
  });
}

/** Returns at least two strands between the guides. @param spread maps even positions, 0 to 1 */
export const interpolateStrands = (
  guides: readonly Strand[],
  count: number,
  spread: (part: number) => number = (part) => part,
): Strand[] => {
  const last = Math.max(1, Math.round(count) - 1);
  return Array.from({ length: last + 1 }, (_, index) =>
    interpolateStrand(guides, spread(index / last)),
  );
};

/**
 * Returns points on the quadratic B-spline of a strand, `steps` per inner control point. Strands of
 * fewer than three points are returned unchanged.
 */
export function samplePoints(strand: Strand, steps = 6): Point[] {
  const last = strand.length - 1;
  if (last < 2) return [...strand];
  const points: Point[] = [strand[0] as Point];
  for (let index = 1; index < last; index++) {
    const control = strand[index] as Point;
    const from =
      index === 1 ? (strand[0] as Point) : lerp(strand[index - 1] as Point, control, 0.5);
    const next = strand[index + 1] as Point;
    const to = index === last - 1 ? next : lerp(control, next, 0.5);
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      points.push(lerp(lerp(from, control, t), lerp(control, to, t), t));
    }
  }
  return points;
}

export function isInside([x, y]: Point, polygon: readonly Point[]) {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Removes covered ends, to keep markup small. */
export function removeCovered(strand: Strand, polygon: readonly Point[]): Strand {
  const hidden = strand.map((point) => isInside(point, polygon));
  const first = hidden.indexOf(false);
  if (first === -1) return [];
  // Keeps one covered point, so that the strand starts below the cover.
  return strand.slice(Math.max(0, first - 1), hidden.lastIndexOf(false) + 2);
}

const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/**
 * Returns an SVG path of quadratic B-splines with integer coordinates. The control point of `t`
 * reflects the previous one.
 */
export function toPathData(strands: readonly Strand[], scale: number) {
  let d = "";
  let [x, y] = [0, 0];
  let command = "";
  const to = (name: string, ...ends: (readonly [number, number])[]) => {
    const values = ends
      .map((end) => pair(end[0] - x, end[1] - y))
      .reduce((all, next) => (next.startsWith("-") ? all + next : `${all} ${next}`));
    d +=
      name === command && !values.startsWith("-")
        ? ` ${values}`
        : name === command
          ? values
          : name + values;
    command = name;
    [x, y] = ends.at(-1) as [number, number];
  };
  for (const strand of strands) {
    const [start, ...rest] = strand.map(
      ([px, py]) => [Math.round(px * scale), Math.round(py * scale)] as const,
    );
    if (!start || rest.length === 0) continue;
    command = "";
    to(d === "" ? "M" : "m", start);
    if (rest.length === 1) to("l", rest[0] as Point);
    let control = rest[0] as Point;
    for (let index = 1; index < rest.length; index++) {
      const next = rest[index] as Point;
      const end: Point =
        index === rest.length - 1
          ? next
          : [Math.round((control[0] + next[0]) / 2), Math.round((control[1] + next[1]) / 2)];
      if (index === 1) to("q", control, end);
      else to("t", end);
      control = [2 * end[0] - control[0], 2 * end[1] - control[1]];
    }
  }
  return d;
}
