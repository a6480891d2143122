import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, space, vars } from "../../theme/vars.css.ts";

export const root = style({ position: "relative" });
export const picture = style({ backgroundColor: vars.color.bg1 });
export const image = style({
  transition: `opacity ${duration.fade} ${easing}`,
  selectors: { [`${root}:hover &`]: { opacity: 0.86 } },
});
export const title = style({
  marginBlockStart: space[5],
  maxInlineSize: "16ch",
  textWrap: "balance",
  overflowWrap: "break-word",
  transition: `color ${duration.link} ${easing}`,
  selectors: {
    // Arabic letters take more room by the measure of a figure.
    "&:lang(ar)": { maxInlineSize: "23ch" },
    [`${root}:hover &, ${root}:focus-within &`]: { color: vars.color.accentText },
  },
});
export const link = stretchedLink;
export const meta = style({ marginBlockStart: space[4] });
