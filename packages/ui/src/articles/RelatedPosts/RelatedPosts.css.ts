import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { meant, rising } from "../../theme/signal.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, vars } from "../../theme/vars.css.ts";

export const head = style([
  grid,
  {
    position: "relative",
    paddingBlockStart: space[4],
    marginBlockEnd: space[7],
    borderBlockStart: `${line.hairline} solid ${vars.color.hairline}`,
    "::before": {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: -5,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
    "@media": { [media.narrow]: { marginBlockEnd: space[6] } },
  },
]);

export const label = style({
  gridColumn: "1 / -1",
  color: vars.color.fg,
});

export const list = style([grid, { rowGap: space[7] }]);

export const item = style({
  position: "relative",
  minInlineSize: 0,
  gridColumn: "span 4",
  selectors: {
    "&:nth-child(3n + 1)": { gridColumn: "span 5" },
    "&:nth-child(3n)": { gridColumn: "span 3" },
  },
  "@media": {
    [media.narrow]: {
      selectors: { "&:nth-child(n)": { gridColumn: "1 / -1" } },
    },
  },
});

const on = `${item}${meant} &`;

export const cover = style([
  ...rising(on),
  {
    // 4:3 to 5:2, so that artwork's ends are not cropped.
    blockSize: "min(15.3vw, 392px)",
    backgroundColor: vars.color.bg1,
    "@media": {
      [media.narrow]: { blockSize: "auto", aspectRatio: "5 / 2" },
      [media.phone]: { aspectRatio: "3 / 2" },
    },
  },
]);
export const picture = style({ inlineSize: "100%", blockSize: "100%" });

export const title = style({ marginBlock: `${space[4]} ${space[2]}` });
export const meta = style({ color: vars.color.fg3 });

export const link = style([
  stretchedLink,
  {
    transition: `color ${duration.link} ${easing}`,
    selectors: { [on]: { color: vars.color.accentText } },
  },
]);
