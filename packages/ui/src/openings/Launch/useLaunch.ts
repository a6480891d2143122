import { useCurrentTime } from "../../sections/Countdown/useCurrentTime.ts";
import type { LaunchContent, LaunchProps } from "./Launch.tsx";

interface LaunchNow {
  /** In ms since the epoch. */
  end: number;
  /** In ms since the epoch. Undefined in a first render without `now`. */
  now: number | undefined;
  launched: boolean;
  /** `before` until the time is known. */
  state: "before" | "launched";
  words: LaunchContent;
}

const updateInterval = 60_000;

/**
 * Returns the state of a launch, and re-renders then. The first render uses the given time, to
 * match the server.
 */
export function useLaunch({
  to,
  now: initial,
  before,
  launched: after,
}: Pick<LaunchProps, "to" | "now" | "before" | "launched">): LaunchNow {
  const end = +new Date(to);
  const now = useCurrentTime(end, initial, updateInterval);
  const launched = now !== undefined && now >= end;
  const [state, words] = launched ? (["launched", after] as const) : (["before", before] as const);
  return { end, now, launched, state, words };
}
