import { media } from "./media.ts";

/** Media queries for scripts. Evaluated at build time, so the tokens stay out of the bundle. */
export const { narrow, reducedMotion } = media;
