import { duration, easing, media, vars } from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";
const mix = (part: number) => `color-mix(in oklab, ${vars.color.fg} ${part}%, ${vars.color.bg})`;

/** Elapsed share of the day, and the column's share of its half, 0 to 1. */
export const share = createVar();
export const reach = createVar();
/** 0 to 1. */
export const tickShare = createVar();
const dot = createVar();

const inset = 9;

export const root = style({
  vars: { [dot]: "clamp(3px, min(0.36vw, 0.56svh), 7px)" },
  "@media": { [media.narrow]: { vars: { [dot]: "clamp(3.2px, 0.655svh - 0.5px, 5.6px)" } } },
});
const drawing = {
  position: "relative",
  marginInline: inset,
  pointerEvents: "none",
} as const;
export const drawings = styleVariants({
  before: {
    ...drawing,
    blockSize: "clamp(190px, min(24vw, 37svh), 460px)",
    "@media": { [media.narrow]: { blockSize: "clamp(130px, 29svh - 24px, 260px)" } },
  },
  launched: {
    ...drawing,
    vars: { [dot]: "clamp(3.2px, min(0.39vw, 0.62svh), 8px)" },
    blockSize: "clamp(210px, min(26vw, 40svh), 500px)",
    "@media": {
      [media.narrow]: {
        vars: { [dot]: "clamp(3.4px, 0.7svh - 0.5px, 6px)" },
        blockSize: "clamp(150px, 31svh - 24px, 280px)",
      },
    },
  },
});

const exhale = keyframes({ to: { scale: "1 0.16" } });
export const exhaling = style({
  position: "absolute",
  inset: 0,
  "@media": {
    [moving]: {
      "@supports": {
        "(animation-timeline: view())": {
          animationName: exhale,
          animationTimingFunction: "linear",
          animationFillMode: "both",
          animationTimeline: "view()",
          animationRange: "exit 0% exit 100%",
        },
      },
      selectors: { [paused]: { animationName: "none" } },
    },
  },
});

const breathe = keyframes({ "50%": { scale: "1 0.965" } });
export const breathing = style({
  position: "absolute",
  inset: 0,
  "@media": {
    [moving]: {
      animation: `${breathe} 6s ease-in-out ${duration.art} 2`,
      selectors: { [paused]: { animationName: "none" } },
    },
  },
});
export const shown = styleVariants({
  wide: { "@media": { [media.narrow]: { display: "none" } } },
  narrow: { "@media": { [media.wide]: { display: "none" } } },
});

export const dots = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
  overflow: "visible",
  fill: "none",
  strokeLinecap: "round",
  strokeWidth: dot,
  // Clipped before mirroring: one inset for both directions.
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
export const ring = style({
  stroke: mix(38),
  "@media": { [media.forcedColors]: { stroke: "GrayText" } },
});
export const hole = style({
  stroke: vars.color.bg,
  strokeWidth: `calc(${dot} - 1.9px)`,
  "@media": { [media.forcedColors]: { stroke: "Canvas" } },
});
export const solid = style({
  stroke: mix(86),
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const current = style({
  stroke: vars.color.line,
  strokeWidth: `calc(${dot} + 0.4px)`,
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});

const uncover = keyframes({ from: { clipPath: "inset(-12px 100% -12px -12px)" } });
export const uncovered = style({
  clipPath: `inset(-12px calc(100% - 100% * ${share}) -12px -12px)`,
  "@media": {
    [moving]: {
      animation: `${uncover} ${duration.art} ${easing} backwards`,
      selectors: { [paused]: { animationName: "none" } },
    },
  },
});
const appear = keyframes({ from: { opacity: 0 } });
export const landing = style({
  "@media": {
    [moving]: {
      animation: `${appear} ${duration.land} ${easing} ${duration.art} backwards`,
      selectors: { [paused]: { animationName: "none" } },
    },
  },
});

export const ticks = style({
  position: "relative",
  blockSize: "1lh",
  marginBlockStart: 6,
  color: vars.color.fg3,
  "@media": { "(max-width: 768px) and (max-height: 700px)": { display: "none" } },
});
export const tick = style({
  position: "absolute",
  insetInlineStart: `calc(${inset}px + (100% - ${2 * inset}px) * ${tickShare})`,
  display: "flex",
  justifyContent: "center",
  inlineSize: 0,
  selectors: {
    "&:first-child": { insetInlineStart: 0, justifyContent: "flex-start" },
    "&:last-child": { insetInlineStart: "100%", justifyContent: "flex-end" },
  },
});
