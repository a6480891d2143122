/**
 * What the openings of the three products are drawn of, as numbers and SVG paths, for who draws them
 * where there is no page: the pictures that a server makes. The components are `VehicleOpening`,
 * `SeamOpening` and `DayOpening`.
 */
export {
  columnAt,
  columnBefore,
  columnsOf,
  grains,
  pathOf as dotsOf,
  sizeOf,
} from "./DayOpening/dots.ts";
export { hoursOf, minutesOf, type Occupancy, shareAt } from "./DayOpening/occupancy.ts";
export {
  ends,
  field,
  halfOf,
  laneAt,
  size as fieldSize,
} from "./SeamOpening/curves.ts";
export { hanging, stacks } from "./VehicleOpening/view.ts";
export { dashOf, heaps, marks } from "./VehicleParts/marks.ts";
export { pieces, type Shape, shapes } from "./VehicleParts/shapes.ts";
export { ground, isSeen, offsetOf, threads } from "./VehicleParts/states.ts";
