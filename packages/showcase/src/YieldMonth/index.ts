export type { YieldMonthContent } from "./content.ts";
export { YieldMonth, type YieldMonthProps, type YieldMonthView } from "./YieldMonth.tsx";
