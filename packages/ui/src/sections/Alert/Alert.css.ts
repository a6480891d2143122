import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridAutoFlow: "column",
  alignItems: "start",
  columnGap: space[4],
  border: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.bg1,
});

/** Colour only repeats icon and label (WCAG 1.4.1). */
export const mark = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  inlineSize: target.min,
  paddingBlockStart: space[4],
  alignContent: "start",
  "@media": { [media.forcedColors]: { borderInlineEnd: "1px solid" } },
});

export const tones = styleVariants({
  info: { backgroundColor: vars.color.fg, color: vars.color.bg },
  success: { backgroundColor: vars.color.positive, color: vars.color.onStatus },
  warning: { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  error: { backgroundColor: vars.color.negative, color: vars.color.onStatus },
});

export const text = style({
  paddingBlock: space[4],
  paddingInlineEnd: space[4],
  maxInlineSize: "64ch",
});

export const heading = style({ fontWeight: vars.emphasis });

export const body = style({
  color: vars.color.fg2,
  selectors: { [`${heading} + &`]: { marginBlockStart: space[1] } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  marginBlockStart: space[3],
});

export const close = style({ marginBlockStart: 3 });
