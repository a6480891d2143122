import { duration, easing, grid, line, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

export const stepTime = createVar();

const draw = keyframes({ from: { scale: "1 0" } });

export const root = style({ containerType: "inline-size", position: "relative" });

const beside = "(inline-size >= 46rem)";

export const stage = style({
  display: "grid",
  "@container": {
    [beside]: { inlineSize: `calc((100% - ${grid.gutter}) * 0.68)`, float: "inline-start" },
  },
});

/** One grid area: nothing moves between steps. */
export const picture = style({
  gridArea: "1 / 1",
  minInlineSize: 0,
  transition: `opacity ${duration.fade} ${easing}, visibility ${duration.fade}`,
});
export const away = style({
  opacity: 0,
  visibility: "hidden",
  "@media": { [media.still]: { gridArea: "auto", opacity: 1, visibility: "visible" } },
});

export const side = style({
  marginBlockStart: space[4],
  "@container": {
    [beside]: {
      marginBlockStart: 0,
      inlineSize: `calc((100% - ${grid.gutter}) * 0.32)`,
      float: "inline-end",
    },
  },
});

export const controls = style({
  display: "flex",
  alignItems: "center",
  marginInlineStart: -13,
  marginBlockEnd: space[4],
  "@media": { [media.still]: { display: "none" } },
});
globalStyle(`${controls} [aria-disabled=true]`, { color: vars.color.fg3, cursor: "default" });
export const position = style({
  marginInlineStart: space[3],
  color: vars.color.fg2,
  fontVariantNumeric: "tabular-nums",
});

export const forward = style({
  rotate: "-90deg",
  selectors: { "&:dir(rtl)": { rotate: "90deg" } },
});
export const back = style({ rotate: "90deg", selectors: { "&:dir(rtl)": { rotate: "-90deg" } } });

export const steps = style({});
export const step = style({ position: "relative", paddingInlineStart: 28 });
export const shown = style({});

const shape = { backgroundColor: vars.color.line, forcedColorAdjust: "none" } as const;

export const track = style({
  position: "absolute",
  insetInlineStart: 4,
  insetBlockStart: "1.75rem",
  blockSize: "100%",
  inlineSize: line.data,
  selectors: { [`${step}:last-child > &`]: { blockSize: 0 } },
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    backgroundColor: vars.color.hairline,
    forcedColorAdjust: "none",
  },
});
export const fill = style({
  ...shape,
  position: "absolute",
  inset: 0,
  scale: "1 0",
  transformOrigin: "50% 0",
});
export const full = style({ scale: "none" });
globalStyle(`${shown} ${full}`, { scale: "1 0" });
export const running = style({
  scale: "none",
  animation: `${draw} ${stepTime} linear`,
  selectors: {
    // Paused on hover and keyboard focus.
    [`${root}:hover &, ${root}:has(:focus-visible) &`]: { animationPlayState: "paused" },
  },
});

export const point = style({
  position: "absolute",
  insetInlineStart: -4,
  insetBlockStart: -5,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: "50%",
  backgroundColor: vars.color.bg,
  border: `2px solid ${vars.color.strong}`,
  forcedColorAdjust: "none",
  selectors: {
    [`${step}:last-child &`]: { borderRadius: 0, rotate: "45deg", scale: "0.85" },
    [`${shown} &, ${step}:has(~ ${shown}) &`]: { ...shape, borderColor: vars.color.line },
  },
});

export const choice = style({
  display: "block",
  inlineSize: "100%",
  padding: 0,
  paddingBlock: space[3],
  border: 0,
  borderRadius: 2,
  backgroundColor: "transparent",
  color: "inherit",
  fontFamily: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.accentText } },
});
globalStyle(`${choice} > span`, { display: "block" });
export const caption = style({
  color: vars.color.fg2,
  maxInlineSize: "34rem",
});
