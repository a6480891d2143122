/**
 * Style functions for custom `.css.ts` files, in the library's cascade layers. Requires the peer
 * dependency `@vanilla-extract/css`.
 */
export { meant, rising, signal } from "./signal.ts";
export { baseStyle, globalStyle, style, styleVariants } from "./style.ts";
export { unseenRange } from "./unseenRange.ts";
