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
  /** Between a phone and a desk. */
  between: `(min-width: ${px(base.breakpoint.narrow) + 0.02}px) and (not (min-width: ${base.breakpoint.lg}))`,
  /** Where a page is so wide that its type grows with it. */
  vast: `(min-width: ${px(base.breakpoint.xxl) + 0.02}px)`,
  hover: "(hover: hover)",
  moreContrast: "(prefers-contrast: more)",
  print: "print",
  /** All but paper. */
  screen: "not print",
  /** A page without scripts. What only a script can do must not be offered there. */
  unscripted: "(scripting: none)",
  /** Every other one, and a browser that cannot tell is neither: there both stand beside each other. */
  scripted: "(not (scripting: none))",
  /** Where the page is light without the class that a script sets. */
  lightByItself: "print, (scripting: none) and (prefers-color-scheme: light)",
  /** Where nothing is pressed: on paper and without scripts. */
  still: "print, (scripting: none)",
  forcedColors: "(forced-colors: active)",
} as const;
