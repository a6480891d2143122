import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";

export const root = style({
  overflowX: "auto",
  scrollbarWidth: "thin",
  borderRadius: 2,
  "@media": { print: { overflowX: "visible" } },
});
export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const caption = style({
  paddingBlockEnd: space[4],
  color: vars.color.fg3,
  textAlign: "start",
});
export const captionHidden = hidden;

export const cell = style({
  paddingBlock: space[4],
  paddingInlineEnd: space[6],
  borderBlockEnd: `${line.hairline} solid ${vars.color.hairline}`,
  color: vars.color.fg2,
  textAlign: "start",
  verticalAlign: "baseline",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const head = style({
  borderBlockEndColor: vars.color.strong,
  color: vars.color.fg,
  whiteSpace: "nowrap",
});
export const numeric = style({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
/** Row header, sticky while others scroll. */
export const first = style({
  color: vars.color.fg,
  "@media": {
    [media.narrow]: {
      position: "sticky",
      insetInlineStart: 0,
      minInlineSize: "9rem",
      backgroundColor: vars.color.bg,
    },
  },
});
