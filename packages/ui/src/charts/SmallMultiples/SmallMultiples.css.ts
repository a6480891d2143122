import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { role } from "../../theme/role.ts";
import { style } from "../../theme/style.ts";
import { grid, space, vars } from "../../theme/vars.css.ts";

export const panels = createVar();
export const bars = createVar();

export const root = style({
  display: "grid",
  gridTemplateColumns: `repeat(${panels}, minmax(0, 1fr))`,
  gridTemplateRows: "auto auto auto",
  columnGap: grid.gutter,
  "@media": { [media.narrow]: { columnGap: grid.gutterNarrow } },
});
/** Aligns titles at their last lines. */
export const panel = style({
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 3",
  minInlineSize: 0,
});
export const title = style({
  ...role("sm"),
  alignSelf: "end",
  color: vars.color.fg2,
});
export const plot = style({
  position: "relative",
  blockSize: "clamp(150px, 13vw, 250px)",
  marginBlockStart: space[5],
});
export const inner = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(100%, ${bars} * max(72px, 4.5vw))`,
});
export const reading = style({ marginBlockStart: space[2] });
