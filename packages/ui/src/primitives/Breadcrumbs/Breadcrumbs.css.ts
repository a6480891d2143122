import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", columnGap: space[3] });

const mark = {
  content: "",
  flexShrink: 0,
  backgroundColor: vars.color.strong,
  forcedColorAdjust: "none",
} as const;

export const item = style({
  display: "flex",
  alignItems: "center",
  columnGap: space[3],
  minInlineSize: 0,
  selectors: {
    "& + &::before": { ...mark, inlineSize: 24, blockSize: 1 },
    // The current page.
    "&:last-child:not(:first-child)::before": { backgroundColor: vars.color.line },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        // Narrow screens show only the parent page.
        "&:not(:nth-last-child(2)):not(:only-child)": { display: "none" },
        "&:nth-last-child(2)::before, & + &:nth-last-child(2)::before": {
          ...mark,
          inlineSize: 8,
          blockSize: 8,
          borderRadius: "50%",
          backgroundColor: vars.color.line,
        },
      },
    },
  },
});

const place = {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: target.min,
} as const;

export const link = style({ ...place, color: vars.color.fg2 });
export const text = style({ ...place, color: vars.color.fg });
