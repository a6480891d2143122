import { createVar } from "@vanilla-extract/css";
import { byScript } from "../../theme/byScript.ts";
import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { grid, space, target, vars } from "../../theme/vars.css.ts";

export const root = style([screenOnly, { minInlineSize: 0 }]);
export const label = style({ color: vars.color.fg3, marginBlockEnd: space[1] });
const gap = 30;
const fade = 28;
export const list = style({
  marginInlineEnd: -gap,
  "@media": {
    // Scrolls from edge to edge, and fades where it continues.
    [media.narrow]: {
      overflowX: "auto",
      overscrollBehaviorInline: "contain",
      scrollbarWidth: "none",
      marginInline: `calc(${grid.marginNarrow} * -1)`,
      paddingInline: grid.marginNarrow,
      scrollPaddingInline: grid.marginNarrow,
      whiteSpace: "nowrap",
      maskImage: `linear-gradient(to right, black calc(100% - ${fade}px), transparent)`,
      selectors: {
        "&:dir(rtl)": {
          maskImage: `linear-gradient(to left, black calc(100% - ${fade}px), transparent)`,
        },
      },
    },
  },
});
export const item = style({
  display: "inline-block",
  verticalAlign: "top",
  marginInlineEnd: gap,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: target.min,
  borderRadius: 2,
  color: vars.color.fg2,
  textDecoration: "none",
  // Scrolling would clip it outside.
  outlineOffset: -2,
  ":hover": { color: vars.color.accentText },
});

/** In em. */
export const pendingLength = createVar();
export const pending = style({
  // Arabic words are shorter.
  inlineSize: `calc(${pendingLength} * ${byScript("1em", "0.85em")})`,
});

export const current = style({
  gap: 10,
  color: vars.color.fg,
  fontWeight: vars.emphasis,
});

export const point = style({
  inlineSize: 9,
  blockSize: 9,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});

export const count = style({
  marginInlineStart: "0.3em",
  fontSize: vars.type.xs.size,
  lineHeight: 0,
  verticalAlign: "0.5em",
  color: vars.color.fg3,
});
