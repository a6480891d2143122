import { duration, easing, grid, layer, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";

const moving = "(prefers-reduced-motion: no-preference)";

/** Fits the first screen between 800 and 900 px of window height (640 and 844 px on phones). */
export const root = style({
  overflowX: "clip",
  "@media": { [moving]: { transition: `background-color ${duration.fade} ${easing}` } },
});
export const inner = style({
  paddingBlock: `clamp(12px, 8svh - 50px, 40px) ${space[7]}`,
  "@media": { [media.narrow]: { paddingBlock: `clamp(8px, 2.4svh - 7px, 28px) ${space[7]}` } },
});

const layout = {
  display: "grid",
  // Long actions wrap before the name does.
  gridTemplateColumns: "minmax(33%, 1fr) auto",
  columnGap: grid.gutter,
} as const;
const stacked = {
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"head" "actions" "day" "below" "text"',
};
const wideAreas = '"head actions" "day day" "below below" "text text"';
export const layouts = styleVariants({
  before: {
    ...layout,
    gridTemplateAreas: wideAreas,
    "@media": {
      [media.between]: stacked,
      [media.narrow]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateAreas: '"head" "below" "day" "actions" "text"',
      },
    },
  },
  launched: {
    ...layout,
    gridTemplateAreas: wideAreas,
    "@media": {
      [media.between]: stacked,
      [media.narrow]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateAreas: '"head" "day" "below" "actions"',
      },
    },
  },
});

export const head = style({ gridArea: "head", minInlineSize: 0 });
export const note = style({
  display: "flex",
  gap: 12,
  color: vars.color.fg2,
  "@media": { [media.narrow]: { fontSize: vars.type.xs.size, lineHeight: "20px" } },
});
const notePoint = style({
  flexShrink: 0,
  marginBlockStart: "calc(0.5lh - 4.5px)",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": {
    [media.forcedColors]: { backgroundColor: "CanvasText" },
    [media.narrow]: { display: "none" },
  },
});
export const notePoints = styleVariants({
  before: [notePoint, { inlineSize: 9, blockSize: 9, borderRadius: "50%" }],
  launched: [notePoint, { inlineSize: 9, blockSize: 9, rotate: "45deg" }],
});
/** Latin in both languages. */
export const name = style({
  marginBlockStart: 4,
  marginInlineStart: "-0.03em",
  fontSize: vars.type.d2.size,
  lineHeight: 1.1,
  letterSpacing: "-0.045em",
  fontWeight: 500,
  selectors: {
    "&:lang(ar)": { letterSpacing: 0, lineHeight: 1.36 },
    // Compensates for the last letter's tracking.
    "&:dir(rtl)": { marginInlineStart: "0.035em" },
  },
  "@media": {
    [media.narrow]: {
      marginBlockStart: 2,
      fontSize: `calc(${vars.type.d2.size} * 1.3)`,
      lineHeight: 1.06,
    },
  },
});
export const actions = style({
  gridArea: "actions",
  alignSelf: "end",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 28,
  rowGap: space[3],
  paddingBlockEnd: 10,
  "@media": {
    [media.lg]: { justifyContent: "end" },
    [media.narrow]: {
      columnGap: 18,
      paddingBlockEnd: 0,
      marginBlockStart: "clamp(16px, 9svh - 40px, 40px)",
    },
  },
});
// A shorter line fits both actions side by side.
globalStyle(`${actions} > a`, { "@media": { [media.narrow]: { columnGap: 12 } } });
globalStyle(`${actions} > a > span:last-child`, {
  "@media": { [media.narrow]: { inlineSize: 26 } },
});

export const day = style({
  gridArea: "day",
  marginBlockStart: "clamp(16px, 5svh - 4px, 48px)",
  "@media": { [media.narrow]: { marginBlockStart: "clamp(16px, 9svh - 30px, 44px)" } },
});

export const countdown = style({
  gridArea: "below",
  marginBlockStart: "clamp(12px, 15svh - 96px, 44px)",
  "@media": { [media.narrow]: { marginBlockStart: "clamp(8px, 8svh - 47px, 22px)" } },
});
globalStyle(`${countdown} [data-countdown]`, {
  gridTemplateColumns: "repeat(4, minmax(max-content, 1fr))",
  columnGap: 0,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "repeat(2, minmax(max-content, 1fr))",
      rowGap: "clamp(8px, 6svh - 30px, 20px)",
    },
  },
});
globalStyle(`${countdown} [data-countdown] > div`, {
  "@media": { [media.narrow]: { lineHeight: "20px" } },
});
globalStyle(`${countdown} [data-countdown] > div > :first-child`, {
  marginBlockEnd: 20,
  marginInlineStart: "-0.02em",
  fontSize: `max(${vars.type.d1.size} * 0.8, min(${vars.type.d1.size} * 1.4, 31svh - 70px))`,
  lineHeight: 0.78,
  letterSpacing: "-0.05em",
  fontVariantNumeric: "proportional-nums",
  inlineSize: "auto",
  "@media": {
    [media.narrow]: {
      marginBlockEnd: 6,
      fontSize: `max(${vars.type.d1.size} * 1.35, min(27.2vw, 16.67svh - 34px))`,
    },
  },
});
// Arabic digits begin at the page's start, so that width changes shift nothing. Margins compensate
// for tracking.
globalStyle(`${countdown}:dir(rtl) [data-countdown] > div > :first-child`, {
  direction: "rtl",
  marginInlineStart: "0.02em",
  marginInlineEnd: "-0.02em",
});

export const text = style({
  gridArea: "text",
  marginBlockStart: space[7],
  maxInlineSize: "36rem",
  color: vars.color.fg2,
  "@media": { [media.narrow]: { marginBlockStart: space[6] } },
});
export const line = style({
  gridArea: "below",
  position: "relative",
  zIndex: layer.above,
  marginBlockStart: "clamp(20px, 12svh - 68px, 48px)",
  maxInlineSize: "12.4em",
  "@media": { [media.narrow]: { marginBlockStart: space[5] } },
});
