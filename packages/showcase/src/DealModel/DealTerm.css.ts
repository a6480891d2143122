import { doubleRing, duration, easing, line, media, space, target, vars } from "@agency/ui/theme";
import { style, styleVariants, unseenRange } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";
const wide = "(inline-size >= 52rem)";

/** Share of the scale, and of a label before it, 0 to 1. */
export const at = createVar();
export const shift = createVar();
/** 1, or -1 in right-to-left pages. */
const reading = createVar();
const thumb = 28;

export const root = style({
  display: "grid",
  rowGap: space[2],
  paddingBlock: `${space[4]} ${space[3]}`,
  selectors: { "& + &": { borderBlockStart: `${line.hairline} solid ${vars.color.hairline}` } },
  "@container": {
    [wide]: { gridTemplateColumns: "11rem minmax(0, 1fr)", alignItems: "center" },
  },
});
export const label = style({
  display: "block",
  fontWeight: vars.emphasis,
  "@container": { "(inline-size < 52rem)": { display: "inline", marginInlineEnd: space[3] } },
});
export const states = styleVariants({
  open: { color: vars.color.fg2 },
  met: { color: vars.color.accentText },
});

export const scale = style({
  vars: { [reading]: "1" },
  position: "relative",
  blockSize: "5.25rem",
  marginInline: 8,
  selectors: { "&:dir(rtl)": { vars: { [reading]: "-1" } } },
});

export const input = style([
  unseenRange(thumb),
  {
    insetInlineStart: -thumb / 2,
    insetBlockStart: `calc(50% - ${target.min} / 2)`,
    inlineSize: `calc(100% + ${thumb}px)`,
    selectors: { "&[aria-disabled=true]": { cursor: "default" } },
  },
]);

export const drawing = style({ position: "absolute", inset: 0, pointerEvents: "none" });
export const ticks = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(50% - 7px)",
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: 7,
  stroke: vars.color.fg3,
  strokeWidth: 1,
  opacity: 0.5,
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
const bar = {
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "50%",
  forcedColorAdjust: "none",
} as const;
export const track = style({ ...bar, blockSize: line.hairline, backgroundColor: vars.color.fg3 });
const way = style({
  ...bar,
  blockSize: line.strong,
  marginBlockStart: -1,
  backgroundColor: vars.color.line,
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
});
const rest = `calc((1 - ${at}) * 100%)`;
const way0 = `calc(${at} * 100%)`;
export const nearWay = style([
  way,
  {
    clipPath: `inset(0 ${rest} 0 0)`,
    selectors: { "&:dir(rtl)": { clipPath: `inset(0 0 0 ${rest})` } },
  },
]);
const eased = {
  selectors: { [paused]: { transition: "none" } },
  transition: `${duration.rise} ${easing}`,
} as const;
export const farWay = style([
  way,
  {
    ...eased,
    transitionProperty: "clip-path",
    clipPath: `inset(0 0 0 ${way0})`,
    selectors: { ...eased.selectors, "&:dir(rtl)": { clipPath: `inset(0 ${way0} 0 0)` } },
  },
]);

/** Translated by a share of its length, the scale's. */
export const carrier = style({
  position: "absolute",
  inset: 0,
  translate: `calc(${at} * ${reading} * 100%)`,
});
export const theirWay = style([carrier, { ...eased, transitionProperty: "translate" }]);

const point = {
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "50%",
  forcedColorAdjust: "none",
} as const;
const round = (size: number) =>
  ({
    ...point,
    inlineSize: size,
    blockSize: size,
    margin: -size / 2,
    borderRadius: "50%",
  }) as const;
const forced = { [media.forcedColors]: { backgroundColor: "Highlight" } };

export const past = style({
  ...round(9),
  border: `2px solid ${vars.color.line}`,
  backgroundColor: vars.color.bg1,
});
export const they = style({ ...round(18), backgroundColor: vars.color.line, "@media": forced });
export const you = style({
  ...round(18),
  backgroundColor: vars.color.line,
  "@media": forced,
  selectors: {
    [`${input}:focus-visible + * &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 5,
    },
  },
});
/** Ring around an unsent point. */
export const unsent = style({
  boxShadow: doubleRing(vars.color.bg1, vars.color.line),
});

const rhomb = (size: number) =>
  ({ ...point, inlineSize: size, blockSize: size, margin: -size / 2, rotate: "45deg" }) as const;
export const middle = style({
  ...rhomb(13),
  border: `2px solid ${vars.color.line}`,
  backgroundColor: vars.color.bg1,
});
const land = keyframes({ from: { opacity: 0, scale: "0.2" } });
export const meeting = style({
  ...rhomb(17),
  backgroundColor: vars.color.line,
  selectors: {
    [paused]: { animation: "none" },
    [`${input}:focus-visible + * &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
    },
  },
  "@media": { ...forced, [moving]: { animation: `${land} ${duration.land} ${easing}` } },
});

const words = style({
  position: "absolute",
  insetInlineStart: 0,
  translate: `calc(${shift} * -100% * ${reading})`,
  inlineSize: "max-content",
  maxInlineSize: "60%",
  color: vars.color.fg2,
  fontVariantNumeric: "tabular-nums",
  fontSize: vars.type.xs.size,
  lineHeight: 1.4,
});
const strong = {
  color: vars.color.fg,
  fontSize: vars.type.body.size,
  fontWeight: vars.emphasis,
} as const;
export const labels = styleVariants({
  you: [words, strong],
  met: [words, strong],
  they: [words, { color: vars.color.fg, fontSize: vars.type.sm.size }],
  middle: [words, { color: vars.color.fg }],
  first: [words],
  past: [words, { "@container": { "(inline-size < 72rem)": { display: "none" } } }],
});
export const above = style({ insetBlockEnd: "calc(50% + 17px)" });
export const below = style({ insetBlockStart: "calc(50% + 15px)" });
export const tight = style({ "@container": { "(inline-size < 30rem)": { display: "none" } } });
