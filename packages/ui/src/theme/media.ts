import { base } from "@agency/tokens";

const px = (size: string) => Number.parseFloat(size);

/**
 * Media queries of the breakpoints (specification, section 9). `narrow` is at or below 768 px,
 * where the menu button shows; `wide` is everything above it.
 */
export const media = {
  narrow: `(max-width: ${base.breakpoint.narrow})`,
  wide: `(min-width: ${px(base.breakpoint.narrow) + 0.02}px)`,
  /** Where pictures stand below each other. */
  phone: `(max-width: ${px(base.breakpoint.sm) - 0.02}px)`,
  sm: `(min-width: ${base.breakpoint.sm})`,
  md: `(min-width: ${base.breakpoint.md})`,
  lg: `(min-width: ${base.breakpoint.lg})`,
  xl: `(min-width: ${base.breakpoint.xl})`,
  reducedMotion: "(prefers-reduced-motion: reduce)",
  hover: "(hover: hover)",
  moreContrast: "(prefers-contrast: more)",
  print: "print",
  forcedColors: "(forced-colors: active)",
} as const;
