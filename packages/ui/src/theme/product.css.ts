import { createVar } from "@vanilla-extract/css";
import { byTheme } from "./byTheme.ts";
import { globalStyle, style } from "./style.ts";
import { vars } from "./vars.css.ts";

const colors = () => ({
  accent: createVar(),
  onAccent: createVar(),
  accentText: createVar(),
  line: createVar(),
});

/** The product's colours in each theme; the component sets them, this file says where they hold. */
export const given = { dark: colors(), light: colors() };

// A class without rules of its own: they come from the one below.
export const root = style({});

/** A theme within the scope sets the colours anew: it takes the product's as well. */
globalStyle(`${root}, ${root} :is(.light-theme, .dark-theme)`, {
  vars: {
    [vars.color.accent]: byTheme(given.dark.accent, given.light.accent),
    [vars.color.onAccent]: byTheme(given.dark.onAccent, given.light.onAccent),
    [vars.color.accentText]: byTheme(given.dark.accentText, given.light.accentText),
    [vars.color.line]: byTheme(given.dark.line, given.light.line),
  },
});
