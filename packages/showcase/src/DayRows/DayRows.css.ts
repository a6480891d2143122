import { line, media, space, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

const moving = "(prefers-reduced-motion: no-preference)";
const hairline = `${line.hairline} solid ${vars.color.hairline}`;

export const fullness = createVar();

export const root = style({ borderBlockStart: hairline });

export const row = style([
  grid,
  {
    alignItems: "center",
    minBlockSize: `calc(46px + ${fullness} * clamp(96px, 11.7vw, 210px))`,
    paddingBlock: 12,
    borderBlockEnd: hairline,
    "@media": {
      [media.narrow]: {
        gridTemplateColumns: "3.25rem minmax(0, 1fr)",
        alignContent: "center",
        rowGap: space[3],
        minBlockSize: `calc(120px + ${fullness} * 90px)`,
        paddingBlock: space[4],
      },
    },
  },
]);

export const time = style({
  gridColumn: "1",
  color: vars.color.fg2,
  "@media": {
    [media.between]: { gridRow: "1 / span 2" },
    [media.narrow]: { alignSelf: "baseline" },
  },
});
/** Arabic grows less: wider letters with dots. */
export const title = style({
  gridColumn: "2 / 8",
  minInlineSize: 0,
  marginInlineStart: "-0.03em",
  fontSize: `calc(clamp(24px, 2.08vw, 36px) + ${fullness} * clamp(40px, 7.5vw, 140px))`,
  lineHeight: 1.08,
  letterSpacing: "-0.042em",
  fontWeight: vars.type.d2.weight,
  selectors: {
    "&:lang(ar)": {
      marginInlineStart: 0,
      fontSize: `calc(clamp(24px, 2.08vw, 36px) + ${fullness} * clamp(34px, 6.25vw, 120px))`,
      lineHeight: 1.4,
      letterSpacing: 0,
    },
  },
  "@media": {
    [media.between]: { gridRow: "1 / span 2" },
    [media.narrow]: {
      gridColumn: "2",
      alignSelf: "baseline",
      fontSize: `calc(24px + ${fullness} * 11.2vw)`,
      selectors: { "&:lang(ar)": { fontSize: `calc(24px + ${fullness} * 10vw)` } },
    },
  },
});

const uncover = keyframes({ from: { clipPath: "inset(-4px 100% -4px -4px)" } });
export const points = style({
  gridColumn: "8 / span 3",
  justifySelf: "start",
  inlineSize: "100%",
  maxInlineSize: 400,
  overflow: "visible",
  fill: "none",
  strokeLinecap: "round",
  // Clipped before mirroring: one inset for both directions.
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
  "@media": {
    [moving]: {
      "@supports": {
        "(animation-timeline: view())": {
          animationName: uncover,
          animationTimingFunction: "linear",
          animationFillMode: "both",
          animationTimeline: "view()",
          animationRange: "entry 0% cover 24%",
        },
      },
      selectors: { ":root[data-motion=paused] &": { animationName: "none" } },
    },
    [media.between]: { gridColumn: "8 / -1" },
    [media.narrow]: { gridColumn: "2", maxInlineSize: 340 },
  },
});
export const dots = style({
  stroke: vars.color.fg,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
const accent = { [media.forcedColors]: { stroke: "Highlight" } } as const;
export const axis = style({ stroke: vars.color.line, "@media": accent });
export const rhomb = style({
  fill: vars.color.line,
  "@media": { [media.forcedColors]: { fill: "Highlight" } },
});

export const words = style({
  gridColumn: "11 / -1",
  "@media": {
    [media.between]: { gridColumn: "8 / -1", gridRow: 2, marginBlockStart: space[3] },
    [media.narrow]: { gridColumn: "2" },
  },
});
export const count = style({ color: vars.color.fg3 });
