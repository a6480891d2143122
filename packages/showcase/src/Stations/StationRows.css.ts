import { layer, media, space, target, vars } from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";
import { at, held, reading } from "./Stations.css.ts";
import { getSnapTransition } from "./snapTransition.ts";

const snaps = getSnapTransition(held);

/** In percent. */
export const start = createVar();
export const end = createVar();

export const rows = style({
  marginBlockStart: space[5],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.phone]: { marginBlockStart: space[3] } },
});
export const row = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: "3.5rem",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": { [media.phone]: { display: "block", paddingBlock: "8px 0" } },
});
export const past = style({});

const away = "26px";
export const title = style({
  fontWeight: vars.emphasis,
  selectors: { [`${past} &`]: { color: vars.color.fg3 } },
  "@media": { [media.wide]: { whiteSpace: "nowrap" } },
});
export const sides = styleVariants({
  after: {
    marginInlineStart: `calc(${end} * 1% + ${away})`,
    "@media": { [media.phone]: { marginInline: 0 } },
  },
  before: {
    marginInlineStart: "auto",
    marginInlineEnd: `calc(100% - ${start} * 1% + ${away})`,
    "@media": { [media.phone]: { marginInline: 0 } },
  },
});
export const link = style({
  display: "inline-block",
  position: "relative",
  zIndex: layer.above,
  paddingBlock: 4,
  textDecoration: "none",
  // Touch target of minimum height, without taller rows.
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlock: `calc((100% - ${target.min}) / 2)`,
  },
  ":hover": { color: vars.color.accentText },
});

export const track = style({
  position: "absolute",
  inset: 0,
  pointerEvents: "none",
  "@media": { [media.phone]: { position: "relative", display: "block", blockSize: 20 } },
});
const bar = {
  position: "absolute",
  insetInlineStart: `calc(${start} * 1%)`,
  insetBlockStart: "50%",
  inlineSize: `calc((${end} - ${start}) * 1%)`,
  forcedColorAdjust: "none",
} as const;
const forced = { [media.forcedColors]: { backgroundColor: "CanvasText" } };
export const whole = style({ ...bar, blockSize: 1, backgroundColor: vars.color.strong });
export const ahead = style({
  ...bar,
  ...snaps("scale"),
  blockSize: 2,
  marginBlockStart: -0.5,
  backgroundColor: vars.color.fg,
  transformOrigin: "100% 50%",
  scale: `clamp(0, (${end} - ${at}) / (${end} - ${start}), 1) 1`,
  "@media": forced,
  selectors: { ...snaps("scale").selectors, "&:dir(rtl)": { transformOrigin: "0 50%" } },
});
export const carrier = style({
  ...snaps("translate"),
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  translate: `calc(clamp(${start}, ${at}, ${end}) * ${reading} * 1cqi)`,
});
const shape = {
  position: "absolute",
  insetBlockStart: "50%",
  backgroundColor: vars.color.fg,
  forcedColorAdjust: "none",
} as const;
const gone = { [`${past} &`]: { opacity: 0 } };
export const point = style({
  ...shape,
  insetInlineStart: -4.5,
  inlineSize: 9,
  blockSize: 9,
  marginBlockStart: -4,
  borderRadius: "50%",
  "@media": forced,
  selectors: gone,
});
export const rhomb = style({
  ...shape,
  insetInlineStart: `calc(${end} * 1%)`,
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: -3.5,
  marginInlineStart: -4,
  rotate: "45deg",
  "@media": forced,
  selectors: gone,
});
