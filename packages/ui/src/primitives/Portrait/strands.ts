import { type Point, type Strand, samplePoints } from "./spline.ts";

/** Returns the outline between first and last guide, as control points. */
export const getArea = (guides: readonly Strand[]): Strand => [
  ...(guides[0] as Strand),
  ...[...(guides.at(-1) as Strand)].reverse(),
];

/** Returns the outline between first and last guide, as points on the curves. */
export const getPolygon = (guides: readonly Strand[]): Point[] => [
  ...samplePoints(guides[0] as Strand, 3),
  ...samplePoints([...(guides.at(-1) as Strand)].reverse(), 3),
];

/** Groups strands into locks. */
export const createLocks = (number: number) => (part: number) =>
  part + (Math.sin(part * number * 2 * Math.PI) / (number * 2 * Math.PI)) * 0.62;

/** Moves the front ends to the hairline. */
export const rootStrands = (guides: readonly Strand[], [x, y]: Point): Strand[] =>
  guides.map((guide, index) => [[x + index, y - 2 + index * 1.6] as Point, ...guide.slice(1)]);
