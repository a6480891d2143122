import { createVar } from "@vanilla-extract/css";
import { byTheme } from "./byTheme.ts";
import { globalStyle, style } from "./style.ts";
import { vars } from "./vars.css.ts";

const colors = () => ({
  accent: createVar(),
  onAccent: createVar(),
  accentBorder: createVar(),
  accentText: createVar(),
  line: createVar(),
});

export const given = { dark: colors(), light: colors() };

export const root = style({});

/** Nested themes reset the colours. */
globalStyle(`${root}, ${root} :is(.light-theme, .dark-theme)`, {
  vars: {
    [vars.color.accent]: byTheme(given.dark.accent, given.light.accent),
    [vars.color.onAccent]: byTheme(given.dark.onAccent, given.light.onAccent),
    [vars.color.accentBorder]: byTheme(given.dark.accentBorder, given.light.accentBorder),
    [vars.color.accentText]: byTheme(given.dark.accentText, given.light.accentText),
    [vars.color.line]: byTheme(given.dark.line, given.light.line),
  },
});
