import { style } from "./style.ts";

/**
 * What is not on paper: what moves, follows the page, or is there to be pressed. The theme hides it,
 * so that a component carries no more than the name.
 */
export const screenOnly = style({});
