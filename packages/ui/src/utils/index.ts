/** Helpers for custom components. */
export { isArabic } from "../internal/isArabic.ts";
export type { OuterProps } from "../internal/OuterProps.ts";
export { useClientValue, useHydrated } from "../internal/useClientValue.ts";
export { useEarlyInput } from "../internal/useEarlyInput.ts";
