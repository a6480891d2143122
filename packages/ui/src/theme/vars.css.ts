import { base, themes, variableName } from "@agency/tokens";
import { createGlobalThemeContract } from "@vanilla-extract/css";

const roles = ["d1", "d2", "d3", "h4", "lead", "body", "sm", "xs", "article"] as const;

export type TextSize = (typeof roles)[number];

const role = { size: "", lineHeight: "", tracking: "", weight: "" };

/** Theme contract: override these custom properties to re-theme a site. */
export const vars = createGlobalThemeContract(
  {
    color: themes.dark.color,
    shadow: themes.dark.shadow,
    font: { family: "", extended: "" },
    emphasis: "",
    type: Object.fromEntries(roles.map((name) => [name, role])) as Record<TextSize, typeof role>,
  },
  (_value, path) => variableName(path),
);

/** Accent line colour without the whole contract. */
export const lineColor = vars.color.line;

/** Empty in one theme and invalid in the other, for `byTheme`. */
export const themeSwitch = { dark: "--agency-only-dark", light: "--agency-only-light" };

/** Like `themeSwitch`, for `byScript`. */
export const scriptSwitch = { arabic: "--agency-only-arabic", other: "--agency-only-other" };

/** Static tokens: sizes, durations, z-index. */
export const { space, grid, radius, line, target, duration, layer } = base;
export const easing = base.easing.line;
