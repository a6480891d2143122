import { line, media, space, vars } from "@agency/ui/theme";
import { rhomb, round, stroke } from "@agency/ui/theme/points";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";

export const at = createVar();
const place = `calc(${at} * 100%)`;
const away = "26px";
const upright = 36;

export const root = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 0 auto",
  "@media": {
    [media.phone]: { display: "block", paddingInlineStart: upright, paddingBlockStart: space[5] },
  },
});

export const axis = style({
  position: "relative",
  gridRow: 2,
  gridColumn: 1,
  "::before": { ...stroke, insetInline: 0, insetBlockStart: -1.5, blockSize: line.strong },
  "::after": { ...rhomb, inlineSize: 14, blockSize: 14, insetInlineEnd: -7, insetBlockStart: -7 },
  "@media": {
    [media.phone]: {
      position: "absolute",
      insetBlock: "0 8px",
      insetInlineStart: 0,
      "::before": {
        insetBlock: 0,
        insetInlineStart: -1.5,
        insetInlineEnd: "auto",
        inlineSize: line.strong,
        blockSize: "auto",
      },
      "::after": {
        insetBlockStart: "auto",
        insetBlockEnd: -7,
        insetInlineEnd: "auto",
        insetInlineStart: -7,
      },
    },
  },
});
const startSize = 16;
export const start = style({
  ...round,
  content: "none",
  inlineSize: startSize,
  blockSize: startSize,
  insetInlineStart: -startSize / 2,
  insetBlockStart: -startSize / 2,
});
export const point = style({
  ...round,
  content: "none",
  insetInlineStart: place,
  insetBlockStart: -6.5,
  marginInlineStart: -6.5,
  "@media": { [media.phone]: { display: "none" } },
});
export const tick = style({
  position: "absolute",
  insetInlineStart: place,
  insetBlockStart: -6,
  inlineSize: 1,
  blockSize: 12,
  backgroundColor: vars.color.strong,
  "@media": { [media.phone]: { display: "none" } },
});
export const name = style({
  position: "absolute",
  insetBlockStart: 20,
  insetInlineStart: 0,
  translate: "-50%",
  whiteSpace: "nowrap",
  color: vars.color.fg3,
  selectors: { "&:dir(rtl)": { translate: "50%" } },
  // It would collide with the texts below.
  "@media": { [`not all and ${media.lg}`]: { display: "none" } },
});

export const list = style({
  display: "contents",
  "@media": { [media.phone]: { display: "grid", gap: space[6] } },
});
export const item = style({
  position: "relative",
  gridColumn: 1,
  inlineSize: "fit-content",
  marginInlineStart: place,
  "@media": {
    [media.phone]: {
      gridRow: "auto",
      marginInlineStart: 0,
      selectors: {
        "&:not(:last-child)::before": {
          ...round,
          insetInlineStart: -upright - 6.5,
          insetBlockStart: 9,
        },
      },
    },
  },
});
export const sides = styleVariants({
  above: {
    gridRow: 1,
    alignSelf: "end",
    paddingBlockEnd: away,
    "@media": { [media.phone]: { gridRow: "auto", padding: 0 } },
  },
  below: { gridRow: 3, paddingBlockStart: away, "@media": { [media.phone]: { padding: 0 } } },
});
export const atEnd = style({
  justifySelf: "end",
  marginInlineStart: 0,
  textAlign: "end",
  "@media": { [media.phone]: { justifySelf: "start", textAlign: "start" } },
});
export const title = style({
  "@media": { [media.phone]: { fontSize: vars.type.h4.size, lineHeight: vars.type.h4.lineHeight } },
});
export const text = style({
  maxInlineSize: "18rem",
  marginBlockStart: space[2],
  color: vars.color.fg2,
});
