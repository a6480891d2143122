import { style } from "./style.ts";

/** Hidden in print. The theme contains the rule. */
export const screenOnly = style({});

/** Hidden in print and without JavaScript. */
export const scriptOnly = style({});

/** Fallback without JavaScript, such as the submit button of a filter. */
export const plainOnly = style({});
