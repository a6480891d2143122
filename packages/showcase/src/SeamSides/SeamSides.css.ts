import { line, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";
import { laneCount, laneOffsets } from "./ramp.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";
const wide = "(inline-size >= 48rem)";

export const rows = createVar();
export const row = createVar();
const inset = createVar();
const edge = createVar();
const beside = createVar();
const measure = createVar();
const gap = createVar();
const offset = createVar();

export const root = style({ containerType: "inline-size" });

export const inner = style({
  vars: {
    [inset]: "clamp(8px, calc(5.4cqi - 12px), 28px)",
    [edge]: "6px",
    [beside]: "clamp(16px, calc(2cqi + 9px), 24px)",
    [measure]: `calc(50cqi - ${edge} - ${inset} - ${beside} - ${space[2]})`,
    [gap]: "clamp(1.75px, calc(0.25cqi + 0.95px), 3px)",
  },
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  rowGap: space[6],
  "@container": {
    [wide]: {
      vars: {
        [inset]: "min(5.3cqi, 72px)",
        [beside]: "min(2.9cqi, 40px)",
        [measure]: "min(18cqi, 16.5rem)",
        [gap]: "3.5px",
      },
    },
  },
});

export const sides = styleVariants({
  near: { gridColumn: 1 },
  far: { gridColumn: 2, textAlign: "end" },
});
export const title = style({ gridRow: 1 });

const equalRows = { display: "grid", gridRow: 2, gridAutoRows: "1fr" } as const;
export const steps = style(equalRows);
const indent = `calc(${edge} + ${inset} + ${beside} + ${inset} * ${row})`;
export const step = style({
  paddingInline: indent,
  paddingBlock: `4.25rem ${space[4]}`,
  minBlockSize: "9.4rem",
  "@container": { [wide]: { paddingBlock: `${space[5]} ${space[4]}` } },
  selectors: {
    [`${sides.near} > &`]: { paddingInlineEnd: space[2] },
    [`${sides.far} > &`]: { paddingInlineStart: space[2] },
  },
});
export const name = style({
  fontSize: "clamp(1.15rem, 5.6cqi, 1.6rem)",
  "@container": { [wide]: { fontSize: "clamp(1.6rem, 3.2cqi, 3.1rem)" } },
});
export const text = style({
  color: vars.color.fg2,
  marginBlockStart: space[2],
  maxInlineSize: measure,
  selectors: { [`${sides.far} > * > &`]: { marginInlineStart: "auto" } },
  "@container": {
    "(inline-size < 48rem)": { fontSize: vars.type.xs.size, lineHeight: vars.type.xs.lineHeight },
  },
});

export const crossings = style({ ...equalRows, gridColumn: "1 / -1" });
export const crossing = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "start",
  minInlineSize: 0,
});
export const way = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBlockStart: "2.6rem",
  inlineSize: `calc(100% - 2 * (${indent} + 5px))`,
  "@container": {
    [wide]: {
      marginBlockStart: "3.1rem",
      inlineSize: `min(17.5rem, calc(100% - 2 * (${indent} + ${measure} + ${space[2]})))`,
    },
  },
  "::before": {
    content: "",
    position: "absolute",
    insetInline: 0,
    blockSize: line.hairline,
    backgroundColor: vars.color.fg3,
    forcedColorAdjust: "none",
  },
});
export const label = style({
  position: "absolute",
  insetInlineStart: 14,
  insetBlockEnd: 11,
  whiteSpace: "nowrap",
  color: vars.color.fg2,
});
const end = style({
  position: "relative",
  flexShrink: 0,
  inlineSize: 9,
  blockSize: 9,
  marginInline: -4.5,
  backgroundColor: vars.color.fg,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
export const ends = styleVariants({
  sends: [end, { borderRadius: "50%" }],
  receives: [end, { rotate: "45deg" }],
});
export const middle = style([end, { rotate: "45deg" }]);

const ramp = style({
  gridRow: 2,
  gridColumn: 1,
  position: "relative",
  direction: "ltr",
  pointerEvents: "none",
});
export const ramps = styleVariants({
  near: [ramp, { selectors: { ":dir(rtl) > &": { scale: "-1 1" } } }],
  far: [ramp, { gridColumn: 2, selectors: { ":dir(ltr) > &": { scale: "-1 1" } } }],
});

const lane = style({
  position: "absolute",
  inset: 0,
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: `calc(${edge} + ${inset} * ${rows})`,
    insetInlineEnd: `calc(${gap} * ${offset})`,
    insetBlockEnd: 0,
    marginBlockEnd: -0.5,
    blockSize: line.hairline,
    backgroundColor: "currentColor",
    forcedColorAdjust: "none",
  },
});
globalStyle(`${lane} > svg`, {
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: edge,
  inlineSize: `calc(${inset} * ${rows})`,
  blockSize: "100%",
  maxInlineSize: "none",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
});
globalStyle(`${lane} path`, { vectorEffect: "non-scaling-stroke" });

const down = keyframes({
  from: { clipPath: "inset(-20px -20px 100%)" },
  to: { clipPath: "inset(-20px)" },
});
export const lanes = styleVariants({
  beside: [
    lane,
    {
      color: vars.color.fg,
      // Dense lanes look grey.
      opacity: 0.28,
      "@container": { [wide]: { opacity: 0.38 } },
    },
  ],
  own: [
    lane,
    {
      color: vars.color.line,
      strokeWidth: line.strong,
      "::after": { blockSize: line.strong, marginBlockEnd: -1.5 },
      "@media": { [media.forcedColors]: { color: "Highlight" } },
      "@supports": {
        "(animation-timeline: view())": {
          "@media": {
            [moving]: {
              animation: `${down} linear both`,
              animationTimeline: "view()",
              animationRange: "entry 25% cover 62%",
            },
          },
        },
      },
      selectors: { [paused]: { animation: "none" } },
    },
  ],
});
for (let index = 0; index < laneCount; index++) {
  globalStyle(`${ramp} > ${lane}:nth-child(${index + 1})`, {
    vars: { [offset]: `${laneOffsets[index] ?? 0}` },
    translate: `calc(${gap} * ${offset}) calc(${gap} * -1 * ${offset})`,
  });
}

export const point = style({
  position: "absolute",
  insetBlockStart: -8,
  insetInlineStart: `calc(${edge} - 8px)`,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
export const rhomb = style({
  position: "absolute",
  insetBlockEnd: -17,
  insetInlineStart: "calc(50% - 17px)",
  inlineSize: 34,
  blockSize: 34,
  rotate: "45deg",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
export const meeting = style({
  marginBlockStart: space[6],
  textAlign: "center",
  "@container": {
    [wide]: {
      marginBlockStart: space[5],
      paddingInlineStart: "calc(50% + 44px)",
      textAlign: "start",
    },
  },
});
