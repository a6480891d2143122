import { createVar, keyframes } from "@vanilla-extract/css";
import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, line, grid as sizes, space, vars } from "../../theme/vars.css.ts";
import { visuallyHidden } from "../../theme/visuallyHidden.ts";

/** 0 to 1 of the scale. */
export const share = createVar();

const rule = `${line.hairline} solid ${vars.color.hairline}`;

export const row = style([
  grid,
  {
    alignItems: "center",
    rowGap: space[5],
    paddingBlock: space[6],
    borderBlockEnd: rule,
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);
export const figures = style({
  gridColumn: "1 / span 5",
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1" } },
});
export const bars = style({
  gridColumn: "6 / -1",
  display: "grid",
  gap: space[4],
  "@media": { [media.narrow]: { gridColumn: "1" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  columnGap: sizes.gutter,
  rowGap: space[6],
});
export const cell = style({ paddingBlockStart: space[4], borderBlockStart: rule });

export const note = style({
  minBlockSize: "1lh",
  color: vars.color.fg2,
  "@media": { [media.narrow]: { ":empty": { display: "none" } } },
});
export const value = style({
  marginInlineStart: "-0.03em",
  fontSize: `calc(${vars.type.d1.size} * 0.79)`,
  lineHeight: 1.1,
  letterSpacing: "-0.042em",
  // Digits are always Latin.
  fontWeight: 500,
  selectors: { "&:dir(rtl)": { marginInlineStart: "0.015em" } },
  "@media": { [media.narrow]: { fontSize: vars.type.d1.size } },
});
export const label = style({ marginBlockStart: space[1], color: vars.color.fg2 });

const draw = keyframes({ from: { inlineSize: 0 } });
const point = {
  content: "",
  position: "absolute",
  insetBlockStart: "50%",
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
} as const;

/** To scale between the end marks. */
export const bar = style({
  position: "relative",
  display: "block",
  inlineSize: `max(20px, ${share} * 100%)`,
  marginBlockEnd: space[2],
  backgroundImage: "linear-gradient(currentColor, currentColor)",
  backgroundRepeat: "no-repeat",
  backgroundSize: "calc(100% - 4px) 100%",
  selectors: { "&:dir(rtl)": { backgroundPosition: "100% 0" } },
  forcedColorAdjust: "none",
  // Browsers print no backgrounds by default.
  printColorAdjust: "exact",
  "::before": {
    ...point,
    insetInlineStart: 0,
    inlineSize: 9,
    blockSize: 9,
    marginBlockStart: -4.5,
    borderRadius: "50%",
  },
  "::after": {
    ...point,
    insetInlineEnd: 1.5,
    inlineSize: 8,
    blockSize: 8,
    marginBlockStart: -4,
    rotate: "45deg",
  },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${draw} ${duration.line} ${easing} backwards`,
    },
  },
});
export const kinds = styleVariants({
  before: {
    blockSize: 1,
    color: vars.color.fg3,
    "@media": { [media.forcedColors]: { color: "GrayText" } },
  },
  after: {
    blockSize: 3,
    color: vars.color.line,
    "@media": { [media.forcedColors]: { color: "CanvasText" } },
  },
});
/** Print may have one colour. */
export const kind = style({
  "@media": { [media.screen]: visuallyHidden },
});
export const texts = styleVariants({
  before: { color: vars.color.fg3 },
  after: { color: vars.color.fg },
});
