export { Countdown, type CountdownLabel, type CountdownProps } from "./Countdown.tsx";
export { type DurationParts, getDurationParts } from "./getDurationParts.ts";
export { useCurrentTime } from "./useCurrentTime.ts";
