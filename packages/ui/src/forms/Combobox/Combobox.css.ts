import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const popover = style({ inlineSize: "100%", marginBlockStart: 12 });

export const list = style({ outline: "none" });

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: 17,
  minBlockSize: 46,
  padding: "8px 18px",
  color: vars.color.fg2,
  fontSize: vars.type.body.size,
  lineHeight: 1.4,
  cursor: "pointer",
  selectors: {
    "&:is([data-focused], :hover)": { backgroundColor: vars.color.bg2, color: vars.color.fg },
    "&[aria-selected=true]": { color: vars.color.fg, fontWeight: vars.emphasis },
    "&[aria-disabled=true]": { color: vars.color.fg3, cursor: "default" },
    "&::before": {
      content: "",
      inlineSize: 9,
      blockSize: 9,
      flexShrink: 0,
      rotate: "45deg",
    },
    "&[aria-selected=true]::before": { backgroundColor: vars.color.line },
  },
  "@media": {
    [media.phone]: { minBlockSize: 52 },
    [media.forcedColors]: {
      selectors: {
        "&[data-focused]": { outline: "2px solid Highlight", outlineOffset: -2 },
        "&[aria-selected=true]::before": { backgroundColor: "CanvasText" },
      },
    },
  },
});

export const description = style({ color: vars.color.fg3 });

export const empty = style({ padding: "12px 22px", color: vars.color.fg3 });

export const chevron = style({
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});
