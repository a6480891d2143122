import { style } from "./style.ts";

/** Hidden in print. */
export const screenOnly = style({});

/** Hidden in print and without JavaScript. */
export const scriptOnly = style({});

/** Fallback without JavaScript, such as a filter's submit button. */
export const plainOnly = style({});
