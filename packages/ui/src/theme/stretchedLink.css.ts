import { style } from "./style.ts";
import { vars } from "./vars.css.ts";

/**
 * Extends the click area and focus ring of a link to its block. Requires `position: relative`
 * there.
 */
export const stretchedLink = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
      borderRadius: 2,
    },
  },
});
