// By path: the manager has no `@agency/source` condition.

import { create, type ThemeVars } from "storybook/theming";
import { base, themes } from "../tokens/src/themes.ts";

export type ThemeName = keyof typeof themes;

function createTheme(name: ThemeName): ThemeVars {
  const { color } = themes[name];
  return create({
    base: name,
    brandTitle: "Bayn",
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: `${base.font.latin}, ${base.font.fallback}`,
    colorPrimary: color.accent,
    colorSecondary: color.accentText,
    appBg: color.bg1,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appHoverBg: color.bg2,
    appBorderColor: color.hairline,
    appBorderRadius: 0,
    textColor: color.fg,
    textInverseColor: color.bg,
    textMutedColor: color.fg2,
    barBg: color.bg1,
    barTextColor: color.fg2,
    barSelectedColor: color.accentText,
    barHoverColor: color.fg,
    buttonBg: color.bg2,
    buttonBorder: color.hairline,
    booleanBg: color.bg2,
    booleanSelectedBg: color.bg,
    inputBg: color.bg,
    inputBorder: color.strong,
    inputTextColor: color.fg,
    inputBorderRadius: 0,
  });
}

export const managerThemes: Record<ThemeName, ThemeVars> = {
  dark: createTheme("dark"),
  light: createTheme("light"),
};
