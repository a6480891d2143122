import { byScript } from "../../theme/byScript.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { line, space, target, vars } from "../../theme/vars.css.ts";

export const label = style({ color: vars.color.fg2, marginBlockEnd: space[2] });
/** Names the list even when hidden. */
export const wideOnly = style({
  "@media": { [`${media.narrow} and ${media.scripted}`]: { display: "none" } },
});

export const toggle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  inlineSize: "100%",
  minBlockSize: target.row,
  padding: 0,
  border: 0,
  borderBlock: `${line.hairline} solid ${vars.color.hairline}`,
  borderRadius: 0,
  backgroundColor: "transparent",
  color: vars.color.fg,
  fontWeight: vars.emphasis,
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.wide]: { display: "none" } },
});

export const chevron = style({
  marginInlineEnd: -3,
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});

export const list = style({ borderInlineStart: `${line.hairline} solid ${vars.color.hairline}` });

export const collapsed = style({
  "@media": { [`${media.narrow} and ${media.scripted}`]: { display: "none" } },
});

export const link = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: 38,
  paddingBlock: 6,
  paddingInlineStart: 22,
  borderRadius: 2,
  color: vars.color.fg3,
  textDecoration: "none",
  lineHeight: byScript("1.35", "1.6"),
  ":hover": { color: vars.color.fg },
  ":focus-visible": { outlineOffset: -2 },
  selectors: {
    "&[aria-current]": { color: vars.color.fg },
    "&[aria-current]::before": {
      content: "",
      position: "absolute",
      insetInlineStart: -5,
      insetBlockStart: "calc(50% - 4.5px)",
      inlineSize: 9,
      blockSize: 9,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});

export const nested = style({ paddingInlineStart: 40 });
