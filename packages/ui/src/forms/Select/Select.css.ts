import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { moving } from "../../theme/points.css.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { easing, vars } from "../../theme/vars.css.ts";

export const select = style({
  paddingInlineEnd: 32,
  textOverflow: "ellipsis",
  cursor: "pointer",
  selectors: {
    "&:has(option:checked[value=''])": { color: vars.color.fg3 },
    "&:is(:disabled, [aria-disabled=true])": { pointerEvents: "none" },
  },
});

export const chevron = style({
  position: "absolute",
  insetInlineEnd: -3,
  pointerEvents: "none",
  selectors: { [`${select}:open + &`]: { scale: "1 -1" } },
});

// Some browsers support only colors on options.
globalStyle(`${select} option`, { backgroundColor: vars.color.bg1, color: vars.color.fg });

const supported = "(appearance: base-select)";
const customSelectStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@supports": { [supported]: rule } });
// Not yet in the CSS types.
const baseSelect = "base-select" as "none";

customSelectStyle(`${select}, ${select}::picker(select)`, { appearance: baseSelect });
customSelectStyle(select, { alignItems: "center", paddingBlock: 8, whiteSpace: "normal" });
customSelectStyle(`${select}::picker-icon`, { display: "none" });
const unfold = keyframes({ from: { clipPath: "inset(0 0 100%)" } });
customSelectStyle(`${select}::picker(select)`, {
  // Below the line's end points.
  marginBlock: 5,
  padding: "8px 0",
  border: 0,
  borderRadius: 0,
  backgroundColor: vars.color.bg1,
  boxShadow: vars.shadow.raised,
});
globalStyle(`${select}:open::picker(select)`, {
  "@media": { [moving]: { animation: `${unfold} 220ms ${easing}` } },
});
customSelectStyle(`${select} option`, {
  display: "flex",
  alignItems: "center",
  gap: 17,
  minBlockSize: 46,
  padding: "8px 18px",
  color: vars.color.fg2,
  fontSize: vars.type.body.size,
  lineHeight: 1.4,
  whiteSpace: "normal",
  cursor: "pointer",
});
globalStyle(`${select} option`, { "@media": { [media.phone]: { minBlockSize: 52 } } });
customSelectStyle(`${select} option:checked`, { color: vars.color.fg, fontWeight: vars.emphasis });
customSelectStyle(`${select} option[hidden]`, { display: "none" });
customSelectStyle(`${select} option:is(:hover, :focus)`, {
  backgroundColor: vars.color.bg2,
  color: vars.color.fg,
});
customSelectStyle(`${select} option:focus-visible`, { outlineOffset: -2 });
customSelectStyle(`${select} option:disabled`, { color: vars.color.fg3, cursor: "default" });
customSelectStyle(`${select} option:not(:checked)::checkmark`, { visibility: "hidden" });
customSelectStyle(`${select} option::checkmark`, {
  content: '""',
  inlineSize: 9,
  blockSize: 9,
  flexShrink: 0,
  rotate: "45deg",
  backgroundColor: vars.color.line,
});
globalStyle(`${select} option::checkmark`, {
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
