export { Countdown, type CountdownLabel, type CountdownProps } from "./Countdown.tsx";
export type { DurationParts } from "./getDurationParts.ts";
