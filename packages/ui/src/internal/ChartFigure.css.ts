import { base } from "@agency/tokens";
import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";
import { grid } from "../theme/grid.css.ts";
import { media } from "../theme/media.ts";
import { role } from "../theme/role.ts";
import { style, styleVariants } from "../theme/style.ts";
import { duration, easing, line, space, vars } from "../theme/vars.css.ts";

/** In percent, from the start and from the axis. */
export const x = createVar();
export const y = createVar();

const margins = 2 * Number.parseFloat(base.grid.marginNarrow);
/** Equals `media.narrow` as wide as a page. Also matches in columns of wider pages. */
export const narrow = `(inline-size <= ${Number.parseFloat(base.breakpoint.narrow) - margins}px)`;

export const root = style({
  containerType: "inline-size",
  selectors: {
    "& + &": {
      marginBlockStart: space[7],
      paddingBlockStart: space[7],
      borderBlockStart: `${line.hairline} solid ${vars.color.hairline}`,
    },
  },
});
export const layout = style([
  grid,
  { "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } } },
]);

// On phones, text and second figure follow the chart visually only.
export const side = style({
  gridColumn: "1 / span 3",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  "@container": { [narrow]: { display: "contents" } },
});
const narrowRow = { gridColumn: "1 / -1", minInlineSize: 0 };
export const headline = style({
  selectors: { "& ~ &": { marginBlockStart: "auto", paddingBlockStart: space[5] } },
  "@container": {
    [narrow]: {
      ...narrowRow,
      selectors: { "& ~ &": { order: 2, marginBlockStart: space[6], paddingBlockStart: 0 } },
    },
  },
});
export const text = style({
  ...role("body"),
  marginBlock: `${space[6]} ${space[5]}`,
  color: vars.color.fg2,
  "@container": { [narrow]: { ...narrowRow, order: 3, marginBlock: `${space[5]} 0` } },
});
export const chart = style({
  position: "relative",
  gridColumn: "4 / -1",
  minInlineSize: 0,
  "@container": { [narrow]: { ...narrowRow, order: 1, marginBlockStart: space[5] } },
});

/** Digits are always Latin. */
export const value = style({
  marginInlineStart: "-0.03em",
  paddingBlockStart: "0.01em",
  fontSize: `calc(${vars.type.d1.size} * 0.87)`,
  lineHeight: 0.72,
  letterSpacing: "-0.06em",
  fontWeight: 500,
  whiteSpace: "nowrap",
  selectors: { "&:dir(rtl)": { marginInlineStart: "0.045em" } },
  "@container": { [narrow]: { fontSize: `min(${vars.type.d1.size} * 1.4, 28cqi)` } },
});
/** In words, such as the Arabic dual. */
export const words = style(role("d2"));
export const label = style({
  ...role("body"),
  marginBlockStart: space[5],
  color: vars.color.fg2,
});
export const note = style({
  ...role("xs"),
  marginBlockStart: space[4],
  color: vars.color.fg3,
});

export const reading = style({ display: "block" });
export const stacked = style({ display: "flex", flexDirection: "column", alignItems: "flex-end" });
export const amount = style({
  ...role("h4"),
  lineHeight: 1.15,
  letterSpacing: "-0.021em",
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.fg,
});
export const unit = style({ ...role("sm"), color: vars.color.fg2 });
export const mark = style([unit, { whiteSpace: "nowrap" }]);
export const centred = style({ display: "flex", justifyContent: "center", inlineSize: 0 });

export const axis = style({
  blockSize: 2,
  backgroundColor: vars.color.fg2,
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

/** Stretched, except for its strokes. */
export const drawing = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
  fill: "none",
  strokeLinejoin: "round",
});

const ownStroke = { vectorEffect: "non-scaling-stroke" } as const;
export const strokes = styleVariants({
  accent: { ...ownStroke, stroke: vars.color.line, strokeWidth: line.strong },
  context: {
    ...ownStroke,
    stroke: vars.color.fg3,
    strokeWidth: line.data,
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
  },
  hairline: {
    ...ownStroke,
    stroke: vars.color.fg3,
    strokeWidth: 1,
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
  },
});
const dot = {
  ...ownStroke,
  strokeWidth: 8,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
} as const;
export const dots = styleVariants({
  context: { ...dot, stroke: vars.color.fg3 },
  strong: { ...dot, stroke: vars.color.fg },
});

const bar = (fillOpacity: number) => ({
  fill: vars.color.fg,
  fillOpacity,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const bars = styleVariants({
  quiet: bar(0.16),
  plain: bar(0.3),
  strong: bar(0.62),
});

const point = {
  position: "absolute",
  insetInlineStart: x,
  insetBlockEnd: y,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
} as const;
const rhomb = { ...point, inlineSize: 14, blockSize: 14, margin: -7, rotate: "45deg" } as const;
export const points = styleVariants({
  start: { ...point, inlineSize: 16, blockSize: 16, margin: -8, borderRadius: "50%" },
  end: rhomb,
  plan: {
    ...rhomb,
    inlineSize: 11,
    blockSize: 11,
    margin: -5.5,
    backgroundColor: vars.color.bg,
    border: `${line.data} solid ${vars.color.fg3}`,
    "@media": { [media.forcedColors]: { backgroundColor: "Canvas", borderColor: "CanvasText" } },
  },
});

// A slanted clip path uncovers bars one by one: a series can be one path.
const rise = keyframes({
  from: { clipPath: "polygon(-5% -5%, -110% -5%, 0% 105%, -5% 105%)" },
  to: { clipPath: "polygon(-5% -5%, 105% -5%, 215% 105%, -5% 105%)" },
});
const riseMirrored = keyframes({
  from: { clipPath: "polygon(105% -5%, 210% -5%, 100% 105%, 105% 105%)" },
  to: { clipPath: "polygon(105% -5%, -5% -5%, -115% 105%, 105% 105%)" },
});
const uncovered = "inset(-12px)";
const uncover = keyframes({
  from: { clipPath: "inset(-12px 100% -12px -12px)" },
  to: { clipPath: uncovered },
});
const uncoverMirrored = keyframes({
  from: { clipPath: "inset(-12px -12px -12px 100%)" },
  to: { clipPath: uncovered },
});
const land = keyframes({ from: { opacity: 0, scale: "0.2" } });

/** Delays the accent line until the bars are complete. */
const delay = createVar();
const moving = (animation: string, start: string, mirrored?: string) => ({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${animation} ${start} backwards`,
      selectors: {
        ...(mirrored && { "&:dir(rtl)": { animationName: mirrored } }),
        // Otherwise server-rendered charts animate before they are seen.
        "[data-waiting] &, :root[data-motion=paused] &": { animationName: "none" },
      },
    },
  },
});
export const afterBars = style({ vars: { [delay]: "800ms" } });
const begin = fallbackVar(delay, "0ms");
export const rising = style(moving(`${rise} ${duration.art} linear`, "0ms", riseMirrored));
export const drawn = style(moving(`${uncover} ${duration.art} ${easing}`, begin, uncoverMirrored));
export const landing = style(
  moving(`${land} ${duration.land} ${easing}`, `calc(${duration.art} + ${begin})`),
);
