import { base } from "@agency/tokens";

const px = (size: string) => Number.parseFloat(size);

/** Breakpoints (specification, section 9). `narrow` is up to 768 px, with the menu button. */
export const media = {
  narrow: `(max-width: ${base.breakpoint.narrow})`,
  wide: `(min-width: ${px(base.breakpoint.narrow) + 0.02}px)`,
  phone: `(max-width: ${px(base.breakpoint.sm) - 0.02}px)`,
  sm: `(min-width: ${base.breakpoint.sm})`,
  md: `(min-width: ${base.breakpoint.md})`,
  lg: `(min-width: ${base.breakpoint.lg})`,
  xl: `(min-width: ${base.breakpoint.xl})`,
  reducedMotion: "(prefers-reduced-motion: reduce)",
  between: `(min-width: ${px(base.breakpoint.narrow) + 0.02}px) and (not (min-width: ${base.breakpoint.lg}))`,
  vast: `(min-width: ${px(base.breakpoint.xxl) + 0.02}px)`,
  hover: "(hover: hover)",
  moreContrast: "(prefers-contrast: more)",
  print: "print",
  screen: "not print",
  /** Hide controls that need JavaScript. */
  unscripted: "(scripting: none)",
  /** Browsers without `scripting` match neither this nor `unscripted`. */
  scripted: "(not (scripting: none))",
  /** The light theme applies without the script's class. */
  lightByItself: "print, (scripting: none) and (prefers-color-scheme: light)",
  still: "print, (scripting: none)",
  forcedColors: "(forced-colors: active)",
} as const;
