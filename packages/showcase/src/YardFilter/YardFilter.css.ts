import {
  duration,
  easing,
  line,
  media,
  space,
  target,
  vars,
  visuallyHidden,
} from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";

const wide = "(inline-size >= 62rem)";
const rows = "(inline-size >= 40rem)";
const beside = "(inline-size >= 75rem)";
const rule = `1px solid ${vars.color.hairline}`;

export const root = style({
  containerType: "inline-size",
  vars: { [vars.color.bg]: vars.color.bg1 },
  backgroundColor: vars.color.bg1,
  border: rule,
});
export const top = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[4]} clamp(16px, 2.6cqi, 36px)`,
  borderBlockEnd: rule,
});
export const title = style({ fontWeight: vars.emphasis });
export const quiet = style({ color: vars.color.fg2 });
export const faint = style({ color: vars.color.fg3 });
export const hidden = style(visuallyHidden);

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) 28.5cqi" } },
});
export const yard = style({
  display: "flex",
  flexDirection: "column",
  rowGap: space[5],
  padding: `${space[3]} clamp(16px, 2.6cqi, 36px) ${space[5]}`,
});
export const record = style({
  padding: `${space[5]} clamp(16px, 2.6cqi, 36px)`,
  borderBlockStart: rule,
  "@container": {
    [wide]: {
      paddingInline: "clamp(16px, 1.8cqi, 28px)",
      borderBlockStart: 0,
      borderInlineStart: rule,
      minBlockSize: "34rem",
    },
  },
});

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
/** Covers the row, with keys and name. */
export const radio = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  appearance: "none",
  opacity: 0,
  cursor: "inherit",
});

export const filter = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
export const choice = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: target.min,
  color: vars.color.fg2,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.fg },
    "&:has(:checked)": { color: vars.color.fg, fontWeight: vars.emphasis },
  },
});
export const choiceText = style({
  selectors: {
    [`${choice}:has(:checked) &::before`]: {
      content: "",
      display: "inline-block",
      inlineSize: 9,
      blockSize: 9,
      marginInlineEnd: 10,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { [`${choice}:has(:checked) &::before`]: { backgroundColor: "CanvasText" } },
    },
  },
});
globalStyle(`${choiceText} sup`, { fontSize: "0.75em", fontVariantNumeric: "tabular-nums" });
const focus = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 } as const;
globalStyle(`${choice}:has(:focus-visible)`, focus);

export const lots = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  rowGap: space[5],
  paddingBlockStart: space[5],
  "@container": { [rows]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", rowGap: space[7] } },
});
const change = `${duration.fade} ${easing}`;
export const lot = style({
  position: "relative",
  display: "grid",
  alignContent: "end",
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { cursor: "default" } },
});
// Only around vehicle and number: the next is close.
globalStyle(`${lot}:has(:focus-visible)::after`, {
  ...focus,
  outlineOffset: 0,
  content: "",
  position: "absolute",
  insetBlock: -6,
  insetInline: "-6px calc(10% - 6px)",
  pointerEvents: "none",
});

export const vehicle = style({
  display: "block",
  inlineSize: "100%",
  paddingInlineEnd: "10%",
  overflow: "visible",
  pointerEvents: "none",
  borderBlockEnd: `${line.data} solid ${vars.color.strong}`,
  fill: vars.color.bg1,
  stroke: vars.color.fg,
  strokeWidth: 1.4,
  strokeLinejoin: "round",
  selectors: {
    "&:dir(rtl)": { scale: "-1 1", paddingInline: "10% 0" },
  },
  "@media": {
    "(prefers-reduced-motion: no-preference)": { transition: `stroke ${change}` },
    [media.forcedColors]: { stroke: "CanvasText", fill: "Canvas", borderColor: "CanvasText" },
  },
});
globalStyle(`${vehicle} path`, { vectorEffect: "non-scaling-stroke" });
export const body1 = style({});
export const windows = style({});
export const wheels = style({});
const outside = `${lot}:has(:disabled)`;
const chosen = `${lot}:has(:checked)`;
globalStyle(`${outside} ${vehicle}`, {
  stroke: `color-mix(in oklab, ${vars.color.fg} 22%, ${vars.color.bg1})`,
  "@media": { [media.forcedColors]: { stroke: "GrayText" } },
});
globalStyle(`${lot}:hover:not(:has(:disabled)) ${body1}`, { stroke: vars.color.line });
globalStyle(`${chosen} ${body1}`, {
  fill: vars.color.accent,
  stroke: vars.color.accent,
  "@media": { [media.forcedColors]: { fill: "Highlight", stroke: "Highlight" } },
});
globalStyle(`${chosen} ${windows}`, { stroke: vars.color.onAccent, fill: "none" });

export const plate = style({
  display: "flex",
  flexDirection: "column",
  columnGap: space[1],
  paddingBlockStart: space[1],
  paddingInlineEnd: "10%",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@container": { [beside]: { flexDirection: "row", columnGap: space[3] } },
});
globalStyle(`${outside} ${plate}`, { color: vars.color.fg3 });
globalStyle(`${chosen} ${plate} > :first-child`, { fontWeight: vars.emphasis });
export const kilograms = style({ color: vars.color.fg2 });
globalStyle(`${outside} ${kilograms}`, { visibility: "hidden" });

export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  marginBlockStart: "auto",
});

export const marks = style({
  inlineSize: "100%",
  marginBlock: `${space[6]} ${space[4]}`,
});
export const materials = style({ margin: 0 });
export const material = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlock: 9,
  borderBlockStart: rule,
});
export const accent = style({ color: vars.color.accentText, fontWeight: vars.emphasis });
export const amount = style({
  margin: 0,
  color: vars.color.fg2,
  fontVariantNumeric: "tabular-nums",
});
export const unknown = style({ marginBlockStart: space[5], color: vars.color.fg2 });
export const action = style({ marginBlockStart: space[5] });
