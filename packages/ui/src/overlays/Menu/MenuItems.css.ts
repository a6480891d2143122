import { floating } from "../../internal/floating.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { target, vars } from "../../theme/vars.css.ts";

export const menu = style([
  floating,
  {
    minInlineSize: "max(200px, var(--radix-dropdown-menu-trigger-width))",
    maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
    paddingBlock: 8,
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
]);

export const item = style({
  display: "flex",
  alignItems: "center",
  columnGap: 12,
  minBlockSize: target.min,
  paddingInline: 16,
  paddingBlock: 8,
  color: vars.color.fg,
  textDecoration: "none",
  cursor: "pointer",
  outlineOffset: -2,
  userSelect: "none",
  selectors: {
    "&:hover": { textDecoration: "none" },
    "&[data-highlighted]": { backgroundColor: vars.color.bg2, color: vars.color.accentText },
    "&[aria-current]": { fontWeight: vars.emphasis },
    "&[data-disabled]": { color: vars.color.fg3, cursor: "default" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-highlighted]": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});

export const destructive = style({
  color: vars.color.error,
  selectors: { "&[data-highlighted]": { color: vars.color.error } },
});

export const iconColumn = style({ display: "inline-flex", flexShrink: 0, inlineSize: 20 });

export const groupLabel = style({
  paddingInline: 16,
  paddingBlock: "8px 4px",
  color: vars.color.fg3,
  fontSize: vars.type.xs.size,
});

export const separator = style({
  blockSize: 1,
  marginBlock: 8,
  backgroundColor: vars.color.hairline,
  forcedColorAdjust: "none",
});
