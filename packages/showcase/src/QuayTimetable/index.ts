export { QuayTimetable } from "./QuayTimetable.tsx";
export type { QuayTimetableContent, QuayTimetableProps, QuayTimetableView } from "./types.ts";
