import { byScript } from "../../theme/byScript.ts";
import { meant, signal } from "../../theme/signal.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

export const label = style({ color: vars.color.fg2, marginBlockEnd: space[5] });
export const list = style({ borderBlockStart: `${line.hairline} solid ${vars.color.hairline}` });

export const item = style([
  signal(`&${meant}`),
  {
    position: "relative",
    selectors: {
      "& + &": { borderBlockStart: `${line.hairline} solid ${vars.color.hairline}` },
    },
  },
]);

export const link = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  columnGap: space[4],
  alignItems: "baseline",
  minBlockSize: target.min,
  paddingBlock: space[4],
  color: vars.color.fg,
  textDecoration: "none",
  transition: `color ${duration.link} ${easing}`,
  selectors: { [`${item}${meant} &`]: { color: vars.color.accentText } },
});

export const text = style({
  lineHeight: byScript("1.45", "1.7"),
});
