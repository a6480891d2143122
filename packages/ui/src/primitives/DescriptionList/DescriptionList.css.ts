import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { line, space, target, vars } from "../../theme/vars.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: `${space[4]} ${space[5]}`,
  paddingBlock: space[5],
});

const rule = `${line.hairline} solid ${vars.color.hairline}`;

export const rules = styleVariants({
  both: { borderBlock: rule },
  start: { borderBlockStart: rule },
  end: { borderBlockEnd: rule },
  none: {},
});

export const list = style({ borderBlockStart: rule });
export const listItem = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `${space[2]} ${space[5]}`,
  minBlockSize: 60,
  paddingBlock: space[4],
  borderBlockEnd: rule,
});

export const label = style({ color: vars.color.fg3 });
export const listLabel = style({ color: vars.color.fg2 });
export const listValue = style({ marginInlineStart: "auto", textAlign: "end" });
// Touch targets without taller rows.
globalStyle(`${listValue} a`, { position: "relative" });
globalStyle(`${listValue} a::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlock: `calc((100% - ${target.min}) / 2)`,
});
export const value = style({ fontWeight: vars.emphasis, overflowWrap: "anywhere" });
