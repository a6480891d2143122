/** Helpers for custom components. */
export { hasRightToLeftLetters } from "../internal/hasRightToLeftLetters.ts";
export type { OuterProps } from "../internal/OuterProps.ts";
export { useClientValue, useHydrated } from "../internal/useClientValue.ts";
export { useEarlyInput } from "../internal/useEarlyInput.ts";
