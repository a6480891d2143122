/** Helpers for custom components. */
export { getDirection } from "../foundations/AgencyProvider/getDirection.ts";
export { hasRightToLeftLetters } from "../internal/hasRightToLeftLetters.ts";
export type { OuterProps } from "../internal/OuterProps.ts";
export { useClientValue, useHydrated } from "../internal/useClientValue.ts";
export { useEarlyInput } from "../internal/useEarlyInput.ts";
export { type DurationParts, getDurationParts } from "../sections/Countdown/getDurationParts.ts";
export { useCurrentTime } from "../sections/Countdown/useCurrentTime.ts";
