import { meant, signal } from "../../theme/signal.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, space, vars } from "../../theme/vars.css.ts";

export const root = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const item = style([
  signal(`&${meant}`),
  {
    position: "relative",
    paddingBlockStart: 20,
    paddingBlockEnd: 30,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
]);
export const title = style({
  textWrap: "balance",
  transition: `color ${duration.link} ${easing}`,
  selectors: { [`${item}${meant} &`]: { color: vars.color.accentText } },
});
export const link = stretchedLink;
export const meta = style({ marginBlockStart: space[3] });
