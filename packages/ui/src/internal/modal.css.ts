import { keyframes } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { screenOnly } from "../theme/shown.css.ts";
import { style, styleVariants } from "../theme/style.ts";
import { duration, easing, grid, layer, radius, space, vars } from "../theme/vars.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { translate: "0 24px" } });
const sink = keyframes({ to: { translate: "0 24px" } });

/** Radix waits for animations before unmounting, not for transitions. */
const fades = {
  "@media": {
    [moving]: {
      animation: `${appear} ${duration.fade} ${easing}`,
      selectors: {
        "&[data-state=closed]": { animation: `${disappear} ${duration.fade} ${easing} forwards` },
      },
    },
  },
} as const;

export const ground = style([
  screenOnly,
  {
    ...fades,
    position: "fixed",
    inset: 0,
    zIndex: layer.overlay,
    backgroundColor: `color-mix(in srgb, ${vars.color.bg} 86%, transparent)`,
  },
]);

/** A transform would contain fixed descendants, such as toasts. */
export const window = style([
  screenOnly,
  {
    ...fades,
    position: "fixed",
    zIndex: layer.overlay,
    display: "flex",
    border: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.bg1,
    color: vars.color.fg,
    boxShadow: vars.shadow.modal,
    outline: "none",
  },
]);
const whole = {
  inset: 0,
  inlineSize: "auto",
  blockSize: "auto",
  maxInlineSize: "none",
  maxBlockSize: "none",
  border: 0,
} as const;

const centered = style({
  inset: 0,
  margin: "auto",
  inlineSize: `calc(100% - 2 * ${space[6]})`,
  blockSize: "fit-content",
  maxBlockSize: `calc(100dvh - 2 * ${space[6]})`,
  "@media": { [media.narrow]: { ...whole, margin: 0 } },
});

export const windows = styleVariants({
  small: [centered, { "@media": { [media.wide]: { maxInlineSize: 480 } } }],
  medium: [centered, { "@media": { [media.wide]: { maxInlineSize: 720 } } }],
  large: [
    centered,
    {
      "@media": {
        [media.wide]: { maxInlineSize: `min(1120px, calc(100vw - 2 * ${grid.margin}))` },
      },
    },
  ],
  full: { ...whole, backgroundColor: vars.color.bg },
});

/** Never full-screen, not even on phones. */
export const alertDialog = style({
  inset: 0,
  margin: "auto",
  inlineSize: `calc(100% - 2 * ${grid.marginNarrow})`,
  maxInlineSize: 480,
  blockSize: "fit-content",
  maxBlockSize: `calc(100dvh - 2 * ${space[6]})`,
});

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minInlineSize: 0,
  maxBlockSize: "inherit",
  minBlockSize: 0,
});
export const rising = style({
  "@media": {
    [moving]: {
      animation: `${rise} ${duration.fade} ${easing}`,
      selectors: {
        "[data-state=closed] > &": { animation: `${sink} ${duration.fade} ${easing} forwards` },
      },
    },
  },
});

const inset = {
  paddingInline: space[6],
  "@media": { [media.narrow]: { paddingInline: grid.marginNarrow } },
} as const;

export const header = style({
  ...inset,
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: space[5],
  flexShrink: 0,
  paddingBlock: `${space[5]} ${space[4]}`,
});
/** Without a visible title the close button overlaps the content. */
export const bare = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: layer.above,
  padding: space[4],
  "@media": { [media.wide]: { paddingInline: grid.margin } },
});

export const title = style({ paddingBlockStart: 6 });

export const close = style({
  flexShrink: 0,
  marginInlineEnd: -12,
  selectors: { [`${bare} &`]: { backgroundColor: vars.color.bg, borderRadius: radius.round } },
});

export const body = style({
  ...inset,
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: space[6],
  selectors: { [`${bare} + &`]: { padding: 0 } },
});

export const description = style({
  color: vars.color.fg2,
  maxInlineSize: "40rem",
  marginBlockEnd: space[5],
});

export const actions = style({
  ...inset,
  display: "flex",
  flexWrap: "wrap",
  gap: space[3],
  flexShrink: 0,
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
