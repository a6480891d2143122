/**
 * Style functions that use the cascade layers of the library, for custom `.css.ts` files. Requires
 * vanilla-extract (`@vanilla-extract/css`), an optional peer dependency.
 */
export { meant, rising, signal } from "./signal.ts";
export { baseStyle, globalStyle, style, styleVariants } from "./style.ts";
export { unseenRange } from "./unseenRange.ts";
