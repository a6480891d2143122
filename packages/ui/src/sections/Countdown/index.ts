export { Countdown, type CountdownLabel, type CountdownProps } from "./Countdown.tsx";
export { type Remaining, remaining } from "./remaining.ts";
export { useNow } from "./useNow.ts";
