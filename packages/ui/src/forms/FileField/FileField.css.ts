import { disabledStyles } from "../../primitives/Button/disabledStyles.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const box = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  minBlockSize: 96,
  marginBlockStart: space[2],
  paddingBlock: space[4],
  paddingInline: space[5],
  border: `${line.hairline} dashed ${vars.color.strong}`,
  selectors: { "&:has(> [aria-invalid=true])": { borderColor: vars.color.error } },
});

export const draggedOver = style({
  borderStyle: "solid",
  borderColor: vars.color.line,
  backgroundColor: vars.color.bg1,
  outline: `${line.hairline} solid ${vars.color.line}`,
});

/** In place, for screen readers and scrolling on focus. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  pointerEvents: "none",
  // Without JavaScript, only the native control shows the file.
  "@media": {
    [media.unscripted]: {
      position: "static",
      blockSize: "auto",
      opacity: 1,
      pointerEvents: "auto",
    },
  },
});

const hiddenWithoutScript = { "@media": { [media.unscripted]: { display: "none" } } };

export const icon = style({ flexShrink: 0, ...hiddenWithoutScript });

export const file = style({
  flex: "1 1 160px",
  minInlineSize: 0,
  // Not `display: none`: a live region must exist before its content.
  ":empty": { flex: "0 0 0px", marginInlineEnd: `calc(${space[4]} * -1)` },
});

export const name = style({ fontWeight: vars.emphasis });

export const size = style({ color: vars.color.fg2 });

export const drop = style({
  flexGrow: 1,
  "@media": {
    ...hiddenWithoutScript["@media"],
    // Touch devices cannot drag files.
    [`not all and ${media.hover}`]: { display: "none" },
  },
});

export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  ...hiddenWithoutScript,
});

export const list = style({
  flexBasis: "100%",
  minInlineSize: 0,
  borderBlockStart: `${line.hairline} solid ${vars.color.strong}`,
  ...hiddenWithoutScript,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  paddingBlock: space[2],
});

export const itemText = style({ flex: "1 1 0", minInlineSize: 0 });

export const choose = style({
  selectors: {
    [`${input}:focus-visible ~ ${actions} &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
    },
    [`${input}:disabled ~ ${actions} &`]: disabledStyles,
  },
});

export const remove = style({
  marginInlineEnd: -14,
  color: vars.color.fg2,
  ":hover": { color: vars.color.fg },
  selectors: { "&[aria-disabled=true]": { color: vars.color.fg3, cursor: "default" } },
});

const bar = { backgroundColor: vars.color.line } as const;
/** Contrast of 3:1 to the line (WCAG 1.4.11), unlike other surfaces. */
const track = vars.color.bg1;

export const progress = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: -1,
  inlineSize: "100%",
  blockSize: line.strong,
  appearance: "none",
  border: 0,
  backgroundColor: track,
  "::-webkit-progress-bar": { backgroundColor: track },
  "::-webkit-progress-value": bar,
  "::-moz-progress-bar": bar,
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "Canvas",
      "::-webkit-progress-value": { backgroundColor: "Highlight" },
      "::-moz-progress-bar": { backgroundColor: "Highlight" },
    },
  },
});
