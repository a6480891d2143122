import { base, themes, variableName } from "@agency/tokens";
import { createGlobalThemeContract } from "@vanilla-extract/css";

const roles = ["d1", "d2", "d3", "h4", "lead", "body", "sm", "xs", "article"] as const;

/** A type role of the art direction: three display sizes, a heading, and running text. */
export type TextSize = (typeof roles)[number];

const role = { size: "", lineHeight: "", tracking: "", weight: "" };

/**
 * What a theme may set: semantic colours and shadows, the page's accent, fonts, and the type roles by language.
 * A microsite that sets these custom properties has re-themed the library.
 */
export const vars = createGlobalThemeContract(
  {
    color: themes.dark.color,
    shadow: themes.dark.shadow,
    font: { family: "" },
    emphasis: "",
    type: Object.fromEntries(roles.map((name) => [name, role])) as Record<TextSize, typeof role>,
  },
  (_value, path) => variableName(path),
);

/** Colour of the line, for scripts: they would load the whole contract for one colour. */
export const lineColor = vars.color.line;

/** Nothing in the one theme, invalid in the other: what `byTheme` chooses by. */
export const onlyIn = { dark: "--agency-only-dark", light: "--agency-only-light" };

/** What no theme changes, as CSS text: sizes, times, and the layers of what overlaps (z-index). */
export const { space, grid, radius, line, target, duration, layer } = base;
export const easing = base.easing.line;
