/** Rows of as many places each, counted from the mirror and from the side where reading starts. */
export interface RoomPlan {
  rows: number;
  columns: number;
}

/** In units of the plan, from the side where reading starts and from the mirror. */
export interface Spot {
  x: number;
  y: number;
}

/** The room in units; its places, aisles and door are where a studio has them. */
export const size = { width: 703, height: 451 } as const;
const places = { start: 25, end: 660, top: 108, bottom: 398, between: 21, aisle: 48 } as const;
/** The door in the wall across from the mirror, and its width. */
export const door = { x: 578, width: 78 } as const;
/** Where one walks: behind the last row, beside the places, and before each row. */
const way = { back: 428, side: 689, before: 24 } as const;

/** A place of the plan. */
export interface PlaceBox extends Spot {
  width: number;
  height: number;
}

/** The box of a place. @param place from 1, row by row */
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

/** The walk from the door to the middle of a place, which one enters from the mirror's side. */
export function walkTo(plan: RoomPlan, place: number): Spot[] {
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

/** A straight part of a walk. */
export interface Stretch extends PlaceBox {
  /** `on` and `back` go along the reading direction and against it. */
  towards: "on" | "back" | "up" | "down";
  /** Its part of the whole walk, and what was walked before it; 0 to 1. */
  share: number;
  before: number;
}

const getLength = (from: Spot, to: Spot) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y);

/** How long a walk is, in units. */
const walked = (walk: readonly Spot[]): number =>
  walk.slice(1).reduce((sum, to, index) => sum + getLength(walk[index] as Spot, to), 0);

/** A walk in its straight parts, one after the other. */
export function getStretches(walk: readonly Spot[]): Stretch[] {
  const whole = walked(walk) || 1;
  let before = 0;
  return walk.slice(1).map((to, index) => {
    const from = walk[index] as Spot;
    const share = getLength(from, to) / whole;
    const across = to.y === from.y;
    const stretch: Stretch = {
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

/** The walk to a place in whole metres. @param width of the room, in metres */
export const metresTo = (plan: RoomPlan, place: number, width: number): number =>
  Math.round((walked(walkTo(plan, place)) / size.width) * width);
