import { duration, easing, line, media, vars } from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { keyframes } from "@vanilla-extract/css";
import { landing, reach, share } from "./Day.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";

const accent = { backgroundColor: vars.color.line, forcedColorAdjust: "none" } as const;
const forced = { [media.forcedColors]: { backgroundColor: "CanvasText" } } as const;
const stroke = {
  ...accent,
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "50%",
  "@media": forced,
} as const;
export const rest = style({
  ...stroke,
  inlineSize: "100%",
  blockSize: 1,
  marginBlockStart: -0.5,
});
const draw = keyframes({ from: { scale: "0 1" } });
const drawn = style({
  transformOrigin: "0",
  selectors: { "&:dir(rtl)": { transformOrigin: "100%" } },
  "@media": {
    [moving]: {
      animation: `${draw} ${duration.art} ${easing} backwards`,
      selectors: { [paused]: { animationName: "none" } },
    },
  },
});
export const passed = styleVariants({
  before: [
    drawn,
    {
      ...stroke,
      inlineSize: `calc(${share} * 100%)`,
      blockSize: line.strong,
      marginBlockStart: -1.5,
    },
  ],
  launched: [drawn, { ...stroke, inlineSize: "100%", blockSize: 5, marginBlockStart: -2.5 }],
});

const point = (size: number) =>
  ({
    ...accent,
    position: "absolute",
    insetBlockStart: "50%",
    inlineSize: size,
    blockSize: size,
    margin: -size / 2,
    "@media": forced,
  }) as const;
const round = { borderRadius: "50%" } as const;
export const start = styleVariants({
  before: { ...point(18), ...round, insetInlineStart: 0 },
  launched: { ...point(30), ...round, insetInlineStart: 0 },
});
const atHour = { insetInlineStart: `calc(${share} * 100%)` } as const;
export const now = styleVariants({
  before: [landing, { ...point(16), ...round, ...atHour }],
  launched: [landing, { ...point(26), ...round, ...atHour }],
});
export const end = styleVariants({
  before: {
    ...point(16),
    rotate: "45deg",
    insetInlineStart: "100%",
    backgroundColor: vars.color.bg,
    border: `2.5px solid ${vars.color.line}`,
    "@media": {
      [media.forcedColors]: { backgroundColor: "Canvas", borderColor: "CanvasText" },
    },
  },
  launched: { ...point(25), rotate: "45deg", insetInlineStart: "100%" },
});

const above = `calc(50% + 50% * ${reach} + 3px)`;
export const mark = style([
  landing,
  {
    ...accent,
    ...atHour,
    position: "absolute",
    insetBlockEnd: above,
    inlineSize: 1,
    marginInlineStart: -0.5,
    blockSize: `max(50% * (1 - ${reach}) + 1px, 48px)`,
    "@media": { ...forced, [media.narrow]: { display: "none" } },
  },
]);
const beside = style([
  landing,
  {
    position: "absolute",
    insetBlockEnd: above,
    display: "flex",
    flexDirection: "column",
    whiteSpace: "nowrap",
    backgroundColor: vars.color.bg,
    "@media": { [media.narrow]: { display: "none" } },
  },
]);
export const reading = styleVariants({
  before: [
    beside,
    { insetInlineEnd: `calc(100% - 100% * ${share} + 13px)`, alignItems: "flex-end" },
  ],
  after: [beside, { insetInlineStart: `calc(${share} * 100% + 13px)`, alignItems: "flex-start" }],
});
/** Latin figures in both languages. */
export const count = style({
  fontSize: "clamp(1.75rem, 2.45vw, 2.75rem)",
  lineHeight: 1,
  letterSpacing: "-0.042em",
  fontWeight: 500,
  color: vars.color.accentText,
});
export const unit = style({ color: vars.color.fg2, lineHeight: 1.35 });
