import { grid, line, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";
import { outlines } from "../internal/vehicleArt.css.ts";
import { view } from "./view.ts";

export const liftedX = createVar();
export const liftedY = createVar();
export const apartX = createVar();
export const apartY = createVar();
export const heapX = createVar();
export const heapY = createVar();

const upright = "min(151vw, 860px)";

const max = "74vw";

const scrolled = `screen and ${media.wide} and (min-height: 600px) and (prefers-reduced-motion: no-preference)`;
const touch = "(hover: none) and (pointer: coarse)";
const driven = "(animation-timeline: view())";
const free = ":root:not([data-motion=paused])";
const whenPinned = <const Rule extends object>(rule: Rule) => ({
  "@supports": {
    [driven]: { "@media": { [scrolled]: { selectors: { [`${free} &`]: rule } } } },
  },
});

export const track = style(whenPinned({ blockSize: "340svh", viewTimeline: "--vehicle block" }));
export const scene = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  rowGap: space[4],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) 42vw", columnGap: space[4] },
  },
  ...whenPinned({
    position: "sticky",
    insetBlockStart: `max(0px, (100svh - ${max}) / 2)`,
    blockSize: `min(100svh, ${max})`,
    paddingBlock: `104px ${space[5]}`,
  }),
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) 2fr 5fr",
  alignItems: "baseline",
  columnGap: grid.gutter,
  rowGap: space[2],
  minBlockSize: "calc(1lh * 1.2)",
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      position: "sticky",
      insetBlockStart: "30vh",
      alignSelf: "start",
      paddingBlockEnd: "8.5rem",
    },
    [`${media.narrow} and ${touch}`]: { paddingBlockEnd: "3.5rem" },
  },
});
export const name = style({
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@media": {
    // "Windscreen" fits beside the vehicle at 360 px.
    [media.narrow]: { fontSize: "calc(0.75rem + 3vw)" },
    // Zoom doubles the size of the text (WCAG 1.4.4).
    "(max-width: 300px)": { fontSize: "2rem" },
  },
});
export const weight = style({ color: vars.color.accentText, whiteSpace: "nowrap" });
export const text = style({ color: vars.color.fg2 });

export const stage = style({
  position: "relative",
  cursor: "pointer",
  touchAction: "pan-y",
  minBlockSize: 0,
  "@media": {
    [media.narrow]: {
      gridColumn: 2,
      gridRow: "1 / span 2",
      blockSize: upright,
      marginInlineEnd: `calc(${grid.marginNarrow} * -1)`,
      overflow: "clip",
    },
    [media.print]: { cursor: "auto" },
  },
});
export const drawing = style({
  inlineSize: "100%",
  blockSize: "100%",
  "@media": {
    [media.narrow]: {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: upright,
      maxInlineSize: "none",
      blockSize: `calc(${upright} * ${view.height / view.width})`,
      transformOrigin: "0 0",
      translate: `calc(${upright} * ${view.height / view.width}) 0`,
      rotate: "90deg",
      selectors: {
        "&:dir(rtl)": { insetInline: "auto 0", translate: "none", scale: "1 -1" },
      },
    },
  },
});

const at = (x: string, y: string) => `translate(${x}, ${y})`;
const takeApart = keyframes({
  "0%, 8%": { transform: "translate(0, 0)" },
  "24%, 30%": { transform: at(liftedX, liftedY) },
  "44%, 82%": { transform: at(apartX, apartY), opacity: 1 },
  "90%, 100%": { transform: `${at(heapX, heapY)} scale(0.2)`, opacity: 0 },
});
const appear = keyframes({
  "0%, 8%": { visibility: "hidden" },
  "8.1%, 100%": { visibility: "visible" },
});

const whileScrolled = {
  animationTimingFunction: "linear",
  animationFillMode: "both",
  animationTimeline: "--vehicle",
  animationRange: "contain 0% contain 100%",
} as const;

const part = style({
  transform: at(apartX, apartY),
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
  ...whenPinned({ ...whileScrolled, animationName: takeApart }),
});
export const seen = part;
export const inner = style([
  part,
  {
    ...whenPinned({ animationName: `${takeApart}, ${appear}` }),
  },
]);

export const others = style({});
globalStyle(`${others} ${part}`, { stroke: vars.color.fg3 });
export const chosen = style({});
globalStyle(`${others} ${chosen}`, { stroke: vars.color.onAccent });
globalStyle(`${others} ${chosen} > path`, { opacity: 1, fill: "none" });
globalStyle(`${others} ${chosen} > :first-child`, {
  fill: vars.color.accent,
  stroke: vars.color.accent,
});
globalStyle(`${others} ${chosen} > ${outlines.open}`, { fill: "none" });

const uncover = keyframes({
  "0%, 84%": { clipPath: "inset(100% -6px 0) fill-box" },
  "96%, 100%": { clipPath: "inset(-6px) fill-box" },
});
export const heap = style({
  visibility: "hidden",
  ...whenPinned({ ...whileScrolled, visibility: "visible", animationName: uncover }),
});

export const leader = style({
  stroke: vars.color.line,
  strokeWidth: 1,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const leaderPoint = style({ fill: vars.color.line, stroke: "none" });
export const ticks = style({ stroke: vars.color.fg3, strokeWidth: 1 });
export const tick = style({ stroke: vars.color.line, strokeWidth: line.strong });
export const square = style({ visibility: "hidden", stroke: vars.color.focus, strokeWidth: 2 });

/** Single tab stop. Focus scrolls its text into view. */
export const slider = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  scrollMarginBlockStart: "11rem",
  opacity: 0,
  pointerEvents: "none",
});
globalStyle(`${stage}:has(${slider}:focus-visible) ${square}`, { visibility: "visible" });
globalStyle(`${stage}:has(${slider}:focus-visible):not(:has(${square}))`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 3,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[5]}`,
  "@media": { [media.narrow]: { gridColumn: 1, alignSelf: "end" } },
});
export const hint = style({
  color: vars.color.fg3,
  "@media": { [media.still]: { display: "none" }, [touch]: { display: "none" } },
});
/** Depends on whether scrolling moves the parts. */
const hintWhen = (isDriven: boolean) => {
  const display = isDriven ? "inline" : "none";
  return style({
    display: isDriven ? "none" : "inline",
    "@media": { [media.narrow]: { display } },
    "@supports": {
      [driven]: { "@media": { [scrolled]: { selectors: { [`${free} &`]: { display } } } } },
    },
  });
};
export const hintKeys = hintWhen(false);
export const hintScrolled = hintWhen(true);

export const short = style({
  "@media": { [media.narrow]: { display: "none" } },
  ...whenPinned({ display: "none" }),
});
export const long = style({
  "@media": { [media.wide]: { display: "none" } },
  ...whenPinned({ display: "inline" }),
});
