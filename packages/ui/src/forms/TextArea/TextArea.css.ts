import { createVar } from "@vanilla-extract/css";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const rows = createVar();

export const input = style({
  display: "block",
  paddingBlock: 12,
  // Grows with its content, up to the viewport.
  minBlockSize: `calc(${rows} * 1lh + 24px)`,
  maxBlockSize: "70svb",
  lineHeight: vars.type.body.lineHeight,
  resize: "vertical",
  "@supports": { "(field-sizing: content)": { fieldSizing: "content", resize: "none" } },
});

export const description = style({
  display: "flex",
  justifyContent: "space-between",
  columnGap: space[4],
});

export const over = style({ color: vars.color.error });
