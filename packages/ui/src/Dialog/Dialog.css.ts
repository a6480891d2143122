import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";
import { duration, easing, grid, space, vars } from "../theme/vars.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";
// `overlay` and `display` wait, so that the exit is seen in the top layer.
const discrete = `overlay ${duration.fade} allow-discrete, display ${duration.fade} allow-discrete`;
const away = { opacity: 0, translate: "0 24px" } as const;

export const dialog = style({
  inlineSize: "100%",
  maxBlockSize: `calc(100dvh - 2 * ${space[6]})`,
  margin: "auto",
  padding: 0,
  border: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.bg1,
  color: vars.color.fg,
  boxShadow: `0 24px 60px color-mix(in srgb, ${vars.color.bg} 60%, transparent)`,
  overflow: "hidden",
  overscrollBehavior: "contain",
  "::backdrop": { backgroundColor: `color-mix(in srgb, ${vars.color.bg} 86%, transparent)` },
  "@media": {
    [moving]: {
      opacity: 0,
      translate: "0 24px",
      transition: `opacity ${duration.fade} ${easing}, translate ${duration.fade} ${easing}, ${discrete}`,
      "::backdrop": { opacity: 0, transition: `opacity ${duration.fade} ${easing}, ${discrete}` },
      selectors: {
        "&[open]": { opacity: 1, translate: "none", "@starting-style": away },
        "&[open]::backdrop": { opacity: 1, "@starting-style": { opacity: 0 } },
      },
    },
    [media.narrow]: {
      maxInlineSize: "none",
      inlineSize: "100vw",
      blockSize: "100dvh",
      maxBlockSize: "none",
      margin: 0,
      border: 0,
    },
  },
});

const whole = {
  maxInlineSize: "none",
  inlineSize: "100vw",
  blockSize: "100dvh",
  maxBlockSize: "none",
  margin: 0,
  border: 0,
} as const;

export const widths = styleVariants({
  small: { "@media": { [media.wide]: { maxInlineSize: 480 } } },
  medium: { "@media": { [media.wide]: { maxInlineSize: 720 } } },
  large: {
    "@media": { [media.wide]: { maxInlineSize: `min(1120px, calc(100vw - 2 * ${grid.margin}))` } },
  },
  full: { ...whole, backgroundColor: vars.color.bg },
});

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  // A dialog that is not full grows with its content, up to the window.
  maxBlockSize: "inherit",
  minBlockSize: 0,
  selectors: { [`${widths.full} > &`]: { blockSize: "100%" } },
  "@media": { [media.narrow]: { blockSize: "100%" } },
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
/** Without a title to be seen only the button stands there, over what the dialog shows. */
export const bare = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  padding: space[4],
  "@media": { [media.wide]: { paddingInline: grid.margin } },
});

export const title = style({ textWrap: "balance", paddingBlockStart: 6 });

export const close = style({ flexShrink: 0, marginInlineEnd: -12 });

export const body = style({
  ...inset,
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: "auto",
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
