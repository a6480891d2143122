import { style } from "./style.ts";

/** Hidden in print. */
export const screenOnly = style({});

/** Hidden in print and without JavaScript. */
export const scriptOnly = style({});

/** Fallback for pages without JavaScript, such as the submit button of a filter. */
export const plainOnly = style({});
