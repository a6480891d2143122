import { createVar, keyframes } from "@vanilla-extract/css";
import { reach } from "../../internal/arcField.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, layer, target, vars } from "../../theme/vars.css.ts";

/** Letters of the longest row. */
export const letters = createVar();

const moving = "(prefers-reduced-motion: no-preference)";

/** Keeps the field behind text. */
export const root = style({
  display: "block",
  position: "relative",
  isolation: "isolate",
  // Fits the longest row, where text has its own spacing.
  "@media": { [media.wide]: { fontSize: `min(${vars.type.d1.size}, 224cqi / ${letters})` } },
});
/** Compensates tall Arabic line boxes. */
export const joined = style({ marginBlock: "-0.21em -0.24em" });
/** Clips the field where it has faded. */
export const hero = style({
  position: "relative",
  display: "grid",
  minBlockSize: `min(100svb - ${target.nav}, 64rem)`,
  clipPath: "inset(-100vb -100vi 0)",
  "@media": { [media.narrow]: { minBlockSize: `min(100svb - ${target.navNarrow}, 52rem)` } },
  "::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 160,
    backgroundImage: `linear-gradient(transparent, ${vars.color.bg})`,
    pointerEvents: "none",
  },
});
/** Above the fade. */
export const foot = style({ position: "relative", zIndex: layer.above });
export const content = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  paddingBlock: "clamp(24px, 2.4vw, 48px) clamp(36px, 4vw, 80px)",
  "@media": { [`${media.narrow} and (height < 700px)`]: { paddingBlockStart: 12 } },
});
export const headline = style({ containerType: "inline-size" });

export const text = style({ display: "block" });

export const row = style({ display: "flex", alignItems: "baseline" });
export const wrapping = style({
  columnGap: "0.26em",
  "@media": { [media.narrow]: { display: "block" } },
});
export const lastWord = style({ flexShrink: 0 });

const thickness = "0.05em";
export const line = style({
  position: "relative",
  flexGrow: 1,
  blockSize: 0,
  // Half the x-height.
  insetBlockStart: "-0.26em",
  marginInline: "0.06em 0.11em",
  "@media": {
    [media.narrow]: {
      display: "block",
      blockSize: "1em",
      insetBlockStart: "0.5em",
      marginInline: "0.1em",
    },
  },
});
/** Matches joined strokes. */
export const joining = style({
  insetBlockStart: 0,
  marginInline: "-1px",
  "@media": { [media.narrow]: { blockSize: 0, insetBlockStart: 0, marginInline: "-1px" } },
});

const drawn = {
  position: "absolute",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;
const draw = keyframes({ from: { scale: "0 1" } });
export const bar = style({
  ...drawn,
  insetInline: 0,
  insetBlockStart: `calc(${thickness} / -2)`,
  blockSize: thickness,
  transformOrigin: "0 50%",
  selectors: {
    "&:dir(rtl)": { transformOrigin: "100% 50%" },
    [`${joining} &`]: { insetBlockStart: "-0.115em", blockSize: "0.115em" },
  },
  "@media": { [moving]: { animation: `${draw} ${duration.wrap} ${easing} both` } },
});
export const round = style({
  ...drawn,
  insetInlineStart: "-0.12em",
  insetBlockStart: "-0.12em",
  inlineSize: "0.24em",
  blockSize: "0.24em",
  borderRadius: "50%",
});
const land = keyframes({ from: { opacity: 0, scale: "0.2" } });
const landing = {
  "@media": {
    [moving]: { animation: `${land} ${duration.land} ${easing} ${duration.wrap} both` },
  },
} as const;
export const rhomb = style({
  ...drawn,
  ...landing,
  insetInlineEnd: "-0.1em",
  insetBlockStart: "-0.1em",
  inlineSize: "0.2em",
  blockSize: "0.2em",
  rotate: "45deg",
});

const fade = keyframes({ from: { opacity: 0 } });
export const field = style({
  position: "absolute",
  zIndex: layer.under,
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: "100%",
  maxInlineSize: "none",
  blockSize: "auto",
  aspectRatio: `${reach}`,
  overflow: "visible",
  pointerEvents: "none",
  fill: "none",
  stroke: vars.color.fg,
  strokeWidth: 1,
  selectors: {
    "&:dir(rtl)": { scale: "-1 1" },
    [`${joining} &`]: { insetBlockStart: "-0.0575em" },
    // Drawn by the intro.
    [`${bar}[data-arrived] ~ &`]: { animation: "none" },
  },
  "@media": {
    [moving]: { animation: `${fade} ${duration.art} ${easing} both` },
    [media.print]: { display: "none" },
  },
});

export const part = style({ position: "relative", flexShrink: 0 });
export const glyphs = style({ "::before": { content: "attr(data-glyphs)" } });
export const startPoint = style({
  ...drawn,
  insetInlineStart: "0.08em",
  insetBlockEnd: "0.06em",
  inlineSize: "0.14em",
  blockSize: "0.14em",
  borderRadius: "50%",
});
export const endPoint = style({
  ...drawn,
  ...landing,
  insetInlineEnd: "0.24em",
  insetBlockStart: "0.36em",
  inlineSize: "0.12em",
  blockSize: "0.12em",
  rotate: "45deg",
});
