export { type Moment, Moments, type MomentsProps, type MomentTick } from "./Moments.tsx";
