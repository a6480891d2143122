import { media } from "./media.ts";

/**
 * Media queries for scripts. `.css.ts` files are evaluated at build time, so the tokens stay out of
 * the bundle.
 */
export const { narrow, reducedMotion } = media;
