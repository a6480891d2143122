import { media } from "./media.ts";

/** For scripts. Evaluated at build time, so that the tokens stay out of the bundle. */
export const { narrow, reducedMotion } = media;
