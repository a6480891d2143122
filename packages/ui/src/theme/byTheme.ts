import { onlyIn } from "./vars.css.ts";

/** Returns a CSS value for the theme of the element. */
export const byTheme = (dark: string, light: string): string =>
  `var(${onlyIn.light}, ${dark}) var(${onlyIn.dark}, ${light})`;
