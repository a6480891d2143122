import { onlyIn } from "./vars.css.ts";

/** One of two values, by the theme of the place where it is set. */
export const byTheme = (dark: string, light: string): string =>
  `var(${onlyIn.light}, ${dark}) var(${onlyIn.dark}, ${light})`;
