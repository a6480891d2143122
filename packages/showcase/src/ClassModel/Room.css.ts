import { duration, easing, line, media, space, vars } from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";
import { size } from "./roomPlan.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";
const small = "(inline-size < 40rem)";

export const x = createVar();
export const y = createVar();
export const width = createVar();
export const height = createVar();
export const root = style({
  gridArea: "room",
  minInlineSize: 0,
  padding: `${space[5]} ${space[6]} ${space[7]}`,
  borderInlineStart: `${line.hairline} solid ${vars.color.hairline}`,
  "@container": {
    "(inline-size < 54rem)": {
      borderInlineStart: 0,
      borderBlockEnd: `${line.hairline} solid ${vars.color.hairline}`,
    },
    "(inline-size < 30rem)": { paddingInline: space[4] },
  },
});
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
  marginBlockEnd: space[5],
});
export const count = style({ color: vars.color.fg2 });

export const rows = createVar();

/** The height follows the rows, for numbers. */
export const room = style({
  position: "relative",
  inlineSize: "100%",
  aspectRatio: `${size.width} / ${size.height}`,
  border: `${line.data} solid ${vars.color.strong}`,
  "@container": { [small]: { aspectRatio: `1 / calc(0.5 + 0.25 * ${rows})` } },
});

export const mirror = style({
  position: "absolute",
  insetInline: "4.4%",
  insetBlockStart: "2.2%",
  blockSize: 1,
  backgroundColor: vars.color.strong,
});
const name = {
  position: "absolute",
  inlineSize: "max-content",
  maxInlineSize: "45%",
  color: vars.color.fg3,
} as const;
export const mirrorName = style({
  ...name,
  insetInlineStart: "4.4%",
  insetBlockStart: "3.6%",
});
export const trainer = style({
  ...name,
  insetInlineStart: "50%",
  insetBlockStart: "14%",
  translate: "0 -50%",
  paddingInlineStart: 24,
  color: vars.color.fg2,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "50%",
    inlineSize: 16,
    blockSize: 16,
    margin: -8,
    rotate: "45deg",
    backgroundColor: vars.color.fg,
    forcedColorAdjust: "none",
  },
  "@media": { [media.forcedColors]: { "::before": { backgroundColor: "CanvasText" } } },
});

const place = style({
  position: "absolute",
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
  border: `1px solid ${vars.color.strong}`,
  selectors: {
    "&:has(:focus-visible)": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
    },
    "&:has(:enabled):hover": { borderColor: vars.color.fg },
  },
});
export const places = styleVariants({
  free: [place, {}],
  taken: [place, { borderColor: vars.color.bg2, backgroundColor: vars.color.bg2 }],
  chosen: [place, { border: `2px solid ${vars.color.line}`, color: vars.color.fg }],
  booked: [
    place,
    {
      border: `2px solid ${vars.color.accent}`,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  ],
});
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "default" } },
  "@media": { [media.unscripted]: { display: "none" } },
});
export const number = style({
  position: "absolute",
  insetInlineStart: 8,
  insetBlockEnd: 7,
  lineHeight: 1.2,
  pointerEvents: "none",
  selectors: {
    [`${places.free} &, ${places.taken} &`]: { color: vars.color.fg3 },
    [`${places.chosen} &, ${places.booked} &`]: { fontWeight: vars.emphasis },
  },
  "@container": { [small]: { insetInlineStart: 4, insetBlockEnd: 2 } },
});

const mark = style({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockStart: "50%",
  inlineSize: 18,
  blockSize: 18,
  margin: -9,
  borderRadius: "50%",
  pointerEvents: "none",
  forcedColorAdjust: "none",
  "@container": { [small]: { inlineSize: 12, blockSize: 12, margin: -6 } },
});
const land = keyframes({ from: { opacity: 0, scale: "0.2" } });
const landing = {
  "@media": {
    [moving]: {
      animation: `${land} ${duration.land} ${easing} ${duration.line} backwards`,
      selectors: { [paused]: { animationName: "none" } },
    },
    [media.forcedColors]: { backgroundColor: "Highlight" },
  },
} as const;
export const points = styleVariants({
  free: [
    mark,
    {
      border: `1px solid ${vars.color.fg3}`,
      "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
    },
  ],
  taken: [
    mark,
    {
      backgroundColor: vars.color.fg,
      "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
    },
  ],
  chosen: [
    mark,
    { borderRadius: 0, rotate: "45deg", backgroundColor: vars.color.line, ...landing },
  ],
  booked: [mark, { borderRadius: 0, rotate: "45deg", backgroundColor: vars.color.onAccent }],
});
