import { line, media, space, vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

const hairline = `${line.hairline} solid ${vars.color.hairline}`;
const small = "(inline-size < 30rem)";

export const list = style({ gridArea: "list", minInlineSize: 0 });
export const view = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  borderBlockEnd: hairline,
  "@container": { [small]: { paddingInline: space[4] } },
});

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "3.9rem minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: space[1],
  paddingBlock: 18,
  paddingInline: space[5],
  borderBlockEnd: hairline,
  selectors: {
    "&:hover": { backgroundColor: vars.color.bg2 },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 },
  },
  "@container": {
    [small]: { gridTemplateColumns: "3.5rem minmax(0, 1fr) auto", paddingInline: space[4] },
  },
});
export const chosen = style([
  row,
  {
    backgroundColor: vars.color.bg2,
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: line.strong,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
    "@media": { [media.forcedColors]: { "::before": { backgroundColor: "Highlight" } } },
  },
]);
/** Covers the row: a press anywhere selects it. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  "@media": { [media.unscripted]: { display: "none" } },
});

export const time = style({ color: vars.color.fg2 });
export const title = style({ minInlineSize: 0 });
export const count = style({ color: vars.color.fg2, whiteSpace: "nowrap" });
const second = { gridColumn: "2 / -1" } as const;
export const points = style({
  ...second,
  inlineSize: "100%",
  maxInlineSize: 360,
  marginBlock: space[2],
  overflow: "visible",
  fill: "none",
  strokeLinecap: "round",
  // They would cover the radio button.
  pointerEvents: "none",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
export const taken = style({
  stroke: vars.color.fg,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const own = style({
  stroke: vars.color.line,
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});
export const free = style({
  stroke: vars.color.fg3,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const note = style({ ...second, color: vars.color.fg3 });
