import { media } from "./media.ts";

/**
 * Media queries for scripts. vanilla-extract evaluates `.css.ts` files at build time, which keeps
 * the tokens out of the bundle.
 */
export const { narrow, reducedMotion } = media;
