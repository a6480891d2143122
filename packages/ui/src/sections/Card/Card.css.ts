import { createVar } from "@vanilla-extract/css";
import { media as queries } from "../../theme/media.ts";
import { meant, rising, signal } from "../../theme/signal.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, line, space, vars } from "../../theme/vars.css.ts";

const inset = createVar();

export const root = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minInlineSize: 0,
});

export const variants = styleVariants({
  plain: {
    vars: { [inset]: "0px" },
    borderBlockStart: `${line.hairline} solid ${vars.color.hairline}`,
  },
  framed: { vars: { [inset]: space[5] }, border: `${line.hairline} solid ${vars.color.hairline}` },
  raised: {
    vars: { [inset]: space[5] },
    backgroundColor: vars.color.bg1,
    // Forced colours remove the background.
    "@media": { [queries.forcedColors]: { border: "1px solid CanvasText" } },
  },
});

export const active = style({});
export const activeAlone = style([active, signal(`&${meant}`)]);
const on = `${active}${meant} &`;

export const media = style([...rising(on), { backgroundColor: vars.color.bg2 }]);

export const body = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  paddingBlock: space[5],
  paddingInline: inset,
});

export const eyebrow = style({ marginBlockEnd: space[2], color: vars.color.fg3 });
export const link = style([
  stretchedLink,
  {
    transition: `color ${duration.link} ${easing}`,
    selectors: { [on]: { color: vars.color.accentText } },
  },
]);
export const text = style({
  marginBlockStart: space[3],
  color: vars.color.fg2,
});
export const footer = style({
  // Above the stretched link.
  position: "relative",
  alignSelf: "flex-start",
  marginBlockStart: "auto",
  paddingBlockStart: space[5],
  color: vars.color.fg3,
});
