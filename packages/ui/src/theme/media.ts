import { base } from "@agency/tokens";

const px = (size: string) => Number.parseFloat(size);

/**
 * Media queries (specification, section 9). `narrow` is at or below 768 px, where the menu button
 * is shown. `wide` is everything above.
 */
export const media = {
  narrow: `(max-width: ${base.breakpoint.narrow})`,
  wide: `(min-width: ${px(base.breakpoint.narrow) + 0.02}px)`,
  /** Images are stacked. */
  phone: `(max-width: ${px(base.breakpoint.sm) - 0.02}px)`,
  sm: `(min-width: ${base.breakpoint.sm})`,
  md: `(min-width: ${base.breakpoint.md})`,
  lg: `(min-width: ${base.breakpoint.lg})`,
  xl: `(min-width: ${base.breakpoint.xl})`,
  reducedMotion: "(prefers-reduced-motion: reduce)",
  /** Tablets: above `narrow`, below `lg`. */
  between: `(min-width: ${px(base.breakpoint.narrow) + 0.02}px) and (not (min-width: ${base.breakpoint.lg}))`,
  /** Type scales with the viewport. */
  vast: `(min-width: ${px(base.breakpoint.xxl) + 0.02}px)`,
  hover: "(hover: hover)",
  moreContrast: "(prefers-contrast: more)",
  print: "print",
  screen: "not print",
  /** JavaScript is disabled. Controls that need it must be hidden. */
  unscripted: "(scripting: none)",
  /** Neither this nor `unscripted` matches in browsers without support for `scripting`. */
  scripted: "(not (scripting: none))",
  /** The light theme applies without the class that a script sets. */
  lightByItself: "print, (scripting: none) and (prefers-color-scheme: light)",
  /** Nothing is interactive. */
  still: "print, (scripting: none)",
  forcedColors: "(forced-colors: active)",
} as const;
