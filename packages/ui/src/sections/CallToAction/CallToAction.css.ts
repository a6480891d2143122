import { sectionGap } from "../../internal/spaces.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const grounds = styleVariants({
  theme: { paddingBlockStart: sectionGap },
  accent: { paddingBlock: "clamp(72px, 9.5vw, 176px)" },
});

export const line = style({
  marginBlock: space[6],
  "@media": { [media.narrow]: { marginBlock: space[5] } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[7],
  rowGap: space[5],
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 28,
  rowGap: space[3],
});
export const note = style({ maxInlineSize: "26rem", color: vars.color.fg2 });
