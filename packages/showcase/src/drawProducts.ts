/**
 * Numbers and SVG paths of `VehicleOpening`, `SeamOpening` and `DayOpening`, for pictures generated
 * on the server.
 */
export {
  columnAt,
  columnBefore,
  getColumns,
  getPath as getDots,
  getSize,
  grains,
} from "./DayOpening/dots.ts";
export { getHours, type Occupancy, parseMinutes, shareAt } from "./DayOpening/occupancy.ts";
export {
  ends,
  field,
  getHalf,
  laneAt,
  size as fieldSize,
} from "./SeamOpening/curves.ts";
export { hanging, stacks } from "./VehicleOpening/view.ts";
export { getDash, heaps, marks } from "./VehicleParts/marks.ts";
export { pieces, type Shape, shapes } from "./VehicleParts/shapes.ts";
export { getOffset, ground, isSeen, threads } from "./VehicleParts/states.ts";
