import { themeSwitch } from "./vars.css.ts";

/** Returns a CSS value by the element's theme. */
export const byTheme = (dark: string, light: string): string =>
  `var(${themeSwitch.light}, ${dark}) var(${themeSwitch.dark}, ${light})`;
