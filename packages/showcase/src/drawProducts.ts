/** Numbers and SVG paths of launch headers, for pictures generated on the server. */
export {
  createColumn,
  getColumns,
  getLastColumnTime,
  getPath as getDots,
  getSize,
  resolutions,
} from "./DayOpening/dayColumns.ts";
export { getElapsedShare, getHours, type Occupancy, parseMinutes } from "./DayOpening/occupancy.ts";
export {
  drawEndPoints,
  field,
  getHalfLine,
  getLanePosition,
  size as fieldSize,
} from "./SeamOpening/curves.ts";
export { hangingPieces, stacks } from "./VehicleOpening/view.ts";
export { drawHeap, getDash, heaps } from "./VehicleParts/heapMarks.ts";
export { getOffset, ground, isVisible, threads } from "./VehicleParts/pieceOffsets.ts";
export { pieces, type Shape, shapes } from "./VehicleParts/shapes.ts";
