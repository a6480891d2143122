import { useNow } from "../../sections/Countdown/index.ts";
import type { LaunchProps, LaunchState } from "./Launch.tsx";

interface LaunchNow {
  /** The launch, in ms since the epoch. */
  end: number;
  /** In ms since the epoch; undefined in the first render where it was not given the time. */
  now: number | undefined;
  launched: boolean;
  /** On which side of the launch it is; it stands before it as long as the time is not known. */
  state: "before" | "launched";
  /** What the opening says on that side. */
  words: LaunchState;
}

/** How often what is drawn may move, in ms. */
const minute = 60_000;

/**
 * On which side of its launch an opening is, and what it says there. It changes at the moment by
 * itself. The first render takes the time it is given, so that a server's and the browser's agree.
 */
export function useLaunch({
  to,
  now: initial,
  before,
  launched: after,
}: Pick<LaunchProps, "to" | "now" | "before" | "launched">): LaunchNow {
  const end = +new Date(to);
  const now = useNow(end, initial, minute);
  const launched = now !== undefined && now >= end;
  const [state, words] = launched ? (["launched", after] as const) : (["before", before] as const);
  return { end, now, launched, state, words };
}
