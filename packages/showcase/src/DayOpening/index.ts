export { type DayContent, DayOpening, type DayOpeningProps } from "./DayOpening.tsx";
export type { Occupancy } from "./occupancy.ts";
