import { line as lines, media, space, vars } from "@agency/ui/theme";
import { container } from "@agency/ui/theme/container";
import { strokeDrawn } from "@agency/ui/theme/strokeDrawn";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";

export const at = createVar();

const axis = "87.5%";

export const root = style([
  container,
  { overflowX: "clip", maxInlineSize: "none", paddingInline: 0 },
]);
export const inner = style([
  container,
  {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto auto",
    "@media": { [media.narrow]: { display: "block" } },
  },
]);

export const list = style({
  display: "contents",
  "@media": {
    [media.narrow]: {
      display: "grid",
      gap: space[7],
      paddingInlineStart: 28,
      paddingBlock: "22px 4px",
    },
  },
});

const place = `calc(${at} * ${axis})`;

export const item = style({
  position: "relative",
  gridColumn: "1",
  display: "flex",
  flexDirection: "column",
  inlineSize: "fit-content",
  marginInlineStart: place,
  "@media": { [media.narrow]: { marginInlineStart: 0 } },
});
export const atEnd = style({
  justifySelf: "start",
  textAlign: "end",
  alignItems: "flex-end",
  "@media": {
    [media.wide]: {
      marginInlineStart: 0,
      justifySelf: "end",
      marginInlineEnd: `calc((1 - ${at} * 0.875) * 100%)`,
    },
    [media.narrow]: { textAlign: "start", alignItems: "flex-start" },
  },
});

const stem = {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 28,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;

const stemNarrow = {
  insetBlock: "auto",
  insetBlockStart: "2.6rem",
  insetInlineStart: -28,
  insetInlineEnd: "auto",
  inlineSize: 16,
  blockSize: 1,
} as const;

export const sides = styleVariants({
  above: {
    gridRow: 1,
    alignSelf: "end",
    paddingBlockEnd: 40,
    "::after": { ...stem, insetBlockEnd: 0 },
    "@media": { [media.narrow]: { gridRow: "auto", padding: 0, "::after": stemNarrow } },
  },
  below: {
    gridRow: 3,
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingBlockStart: 40,
    "::after": { ...stem, insetBlockStart: 0 },
    "@media": {
      [media.narrow]: {
        gridRow: "auto",
        flexDirection: "column",
        padding: 0,
        "::after": stemNarrow,
      },
    },
  },
});
export const stemAtEnd = style({
  "::after": { insetInlineStart: "auto", insetInlineEnd: 0 },
  "@media": { [media.narrow]: { "::after": stemNarrow } },
});

export const value = style({ display: "flex", alignItems: "baseline", gap: 10 });
export const figure = style({
  fontSize: `calc(${vars.type.d1.size} * 0.79)`,
  lineHeight: 1.05,
  letterSpacing: "-0.042em",
  // Latin figures in both languages.
  fontWeight: 500,
  "@media": { [media.narrow]: { fontSize: vars.type.d1.size } },
});
export const unit = style({ fontWeight: 400, lineHeight: 1 });
export const text = style({
  maxInlineSize: "17rem",
  color: vars.color.fg2,
  marginBlockEnd: 0,
  "@media": {
    [media.between]: { maxInlineSize: "11rem" },
    [media.narrow]: { maxInlineSize: "none" },
  },
});

export const axisLine = style({
  gridRow: 2,
  gridColumn: "1",
  position: "relative",
  blockSize: 0,
  "@media": {
    [media.narrow]: {
      position: "absolute",
      insetBlock: 0,
      blockSize: "auto",
    },
  },
});

const stroke = { backgroundColor: vars.color.line, forcedColorAdjust: "none" } as const;

export const way = style([
  strokeDrawn,
  {
    ...stroke,
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: axis,
    insetBlockStart: -1.5,
    blockSize: lines.strong,
    "@media": {
      [media.narrow]: {
        insetBlock: 0,
        insetInlineStart: -1.5,
        inlineSize: lines.strong,
        blockSize: "auto",
        animation: "none",
      },
    },
  },
]);

export const onward = style({
  position: "absolute",
  insetInlineStart: axis,
  inlineSize: "100vw",
  insetBlockStart: 0,
  blockSize: 1,
  backgroundColor: vars.color.strong,
  "@media": { [media.narrow]: { display: "none" } },
});

export const tick = style({
  ...stroke,
  position: "absolute",
  insetInlineStart: place,
  insetBlockStart: -7,
  inlineSize: 1,
  blockSize: 14,
  opacity: 0.7,
  "@media": { [media.narrow]: { display: "none" } },
});

export const idea = style({
  ...stroke,
  position: "absolute",
  inlineSize: 15,
  blockSize: 15,
  borderRadius: "50%",
  insetInlineStart: -7.5,
  insetBlockStart: -7.5,
});
export const market = style({
  ...stroke,
  position: "absolute",
  inlineSize: 14,
  blockSize: 14,
  rotate: "45deg",
  insetInlineStart: `calc(${axis} - 7px)`,
  insetBlockStart: -7,
  "@media": {
    [media.narrow]: { insetInlineStart: -7, insetBlockStart: "auto", insetBlockEnd: -7 },
  },
});
