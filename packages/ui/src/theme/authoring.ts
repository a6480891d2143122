/**
 * Rules in the library's cascade layers, for a `.css.ts` of your own. Needs vanilla-extract
 * (`@vanilla-extract/css`), an optional peer dependency.
 */
export { meant, rising, signal } from "./signal.ts";
export { baseStyle, globalStyle, style, styleVariants } from "./style.ts";
export { unseenRange } from "./unseenRange.ts";
