import { meant, rising } from "../../theme/signal.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, space, vars } from "../../theme/vars.css.ts";

export const root = style({ position: "relative" });
const on = `${root}${meant} &`;

export const picture = style([...rising(on), { backgroundColor: vars.color.bg1 }]);
export const title = style({
  marginBlockStart: space[5],
  maxInlineSize: "16ch",
  textWrap: "balance",
  overflowWrap: "break-word",
  transition: `color ${duration.link} ${easing}`,
  selectors: {
    // Arabic letters take more room by the measure of a figure.
    "&:lang(ar)": { maxInlineSize: "23ch" },
    [on]: { color: vars.color.accentText },
  },
});
export const link = stretchedLink;
export const meta = style({ marginBlockStart: space[4] });
