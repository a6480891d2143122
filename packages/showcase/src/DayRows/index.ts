export { type DayRow, DayRows, type DayRowsProps } from "./DayRows.tsx";
