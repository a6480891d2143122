import { line, media, radius, space, vars } from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";

export const share = createVar();

const hairline = `1px solid ${vars.color.hairline}`;

export const muted = style({ color: vars.color.fg2 });

export const figure = style({
  fontSize: `calc(${vars.type.d2.size} * 0.94)`,
  lineHeight: 1.06,
  letterSpacing: "-0.042em",
  // Latin figures in both languages.
  fontWeight: 500,
});
export const unit = style({ marginInlineStart: "0.4em", color: vars.color.fg2, letterSpacing: 0 });

export const rowsLabel = style({ marginBlockEnd: space[2] });
export const rows = style({});
export const row = style({
  position: "relative",
  paddingBlock: space[4],
  borderBlockStart: hairline,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const current = style({});
export const rowLine = style({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  columnGap: space[4],
  selectors: {
    [`${current} > &::before`]: {
      content: "",
      position: "absolute",
      insetInlineStart: -15,
      insetBlockStart: "calc(0.5lh - 3.5px)",
      inlineSize: 7,
      blockSize: 7,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});
export const start = style({ color: vars.color.fg2, fontVariantNumeric: "tabular-nums" });
export const rowTitle = style({ flexGrow: 1, minInlineSize: 0 });
export const value = style({
  color: vars.color.fg2,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const note = style({ marginBlockStart: 2 });
export const bar = style({
  display: "block",
  blockSize: line.data,
  marginBlockStart: space[3],
  backgroundColor: vars.color.hairline,
  forcedColorAdjust: "none",
  "::before": {
    content: "",
    display: "block",
    blockSize: "100%",
    inlineSize: `calc(${share} * 100%)`,
    backgroundColor: vars.color.line,
  },
});

export const facts = style({});
export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  columnGap: space[4],
  paddingBlock: 10,
  borderBlockEnd: hairline,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});

export const action = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: 44,
  paddingInline: space[4],
  borderRadius: radius.control,
  border: "1px solid transparent",
});
export const actions = styleVariants({
  solid: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    "@media": { [media.forcedColors]: { color: "ButtonText" } },
  },
  outline: { borderColor: vars.color.strong },
});
