import { style } from "./style.ts";
import { vars } from "./vars.css.ts";

/** Extends a link's click area and focus ring to its block with `position: relative`. */
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
