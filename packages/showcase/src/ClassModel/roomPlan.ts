/** Places are counted row by row from the mirror and inline-start side. */
export interface RoomPlan {
  rows: number;
  columns: number;
}

/** Units from the inline-start side and the mirror. */
export interface PlanPoint {
  x: number;
  y: number;
}

export const size = { width: 703, height: 451 } as const;
const places = { start: 25, end: 660, top: 108, bottom: 398, between: 21, aisle: 48 } as const;
export const door = { x: 578, width: 78 } as const;
const way = { back: 428, side: 689, before: 24 } as const;

export interface PlaceBox extends PlanPoint {
  width: number;
  height: number;
}

/** Returns a place's box. @param place from 1, row by row */
export function getBox({ rows, columns }: RoomPlan, place: number): PlaceBox {
  const column = (place - 1) % columns;
  const row = Math.floor((place - 1) / columns);
  const pitch = (places.end - places.start + places.between) / columns;
  const height = (places.bottom - places.top - places.aisle * (rows - 1)) / rows;
  return {
    x: places.start + column * pitch,
    y: places.top + row * (height + places.aisle),
    width: pitch - places.between,
    height,
  };
}

/** Returns the path from the door to a place, entered from the mirror's side. */
export function getPath(plan: RoomPlan, place: number): PlanPoint[] {
  const { x, y, width, height } = getBox(plan, place);
  const middle = x + width / 2;
  const aisle = y - way.before;
  return [
    { x: door.x, y: size.height },
    { x: door.x, y: way.back },
    { x: way.side, y: way.back },
    { x: way.side, y: aisle },
    { x: middle, y: aisle },
    { x: middle, y: y + height / 2 },
  ];
}

export interface PathSegment extends PlaceBox {
  /** `on` and `back`: with and against the reading direction. */
  towards: "on" | "back" | "up" | "down";
  /** Shares of the path: this segment, and those before. */
  share: number;
  before: number;
}

const getLength = (from: PlanPoint, to: PlanPoint) =>
  Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

const walked = (walk: readonly PlanPoint[]): number =>
  walk.slice(1).reduce((sum, to, index) => sum + getLength(walk[index] as PlanPoint, to), 0);

export function getPathSegments(walk: readonly PlanPoint[]): PathSegment[] {
  const whole = walked(walk) || 1;
  let before = 0;
  return walk.slice(1).map((to, index) => {
    const from = walk[index] as PlanPoint;
    const share = getLength(from, to) / whole;
    const across = to.y === from.y;
    const stretch: PathSegment = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
      towards: across ? (to.x > from.x ? "on" : "back") : to.y > from.y ? "down" : "up",
      share,
      before,
    };
    before += share;
    return stretch;
  });
}

/**
 * Returns the path's length in whole metres.
 *
 * @param width of the room in metres
 */
export const getPathLength = (plan: RoomPlan, place: number, width: number): number =>
  Math.round((walked(getPath(plan, place)) / size.width) * width);
