export {
  type ComparedStat,
  type PlainStat,
  type StatAmount,
  Stats,
  type StatsProps,
} from "./Stats.tsx";
