import { style } from "./style.ts";

/** Hidden in print. */
export const screenOnly = style({});

/** Hidden in print and without JavaScript. */
export const scriptOnly = style({});

/** Fallback without JavaScript. */
export const plainOnly = style({});
