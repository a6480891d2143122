import { style } from "./style.ts";

/**
 * What is not on paper: what moves, follows the page, or is there to be pressed. The theme hides it,
 * so that a component carries no more than the name.
 */
export const screenOnly = style({});

/** What only a script can do: not on paper, and not on a page without scripts. */
export const scriptOnly = style({});

/** What stands in for a script on a page without one, such as the button that sends a filter. */
export const plainOnly = style({});
