export { type Phase, Timeline, type TimelineProps } from "./Timeline.tsx";
