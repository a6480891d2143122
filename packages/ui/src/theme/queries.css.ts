import { media } from "./media.ts";

/**
 * The media queries that code asks for. The build computes a `.css.ts` file and keeps its results
 * alone, so that the tokens stay out of what a browser loads.
 */
export const { narrow, reducedMotion } = media;
