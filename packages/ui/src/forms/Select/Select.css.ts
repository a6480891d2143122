import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

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
  // The icon has a margin of its own within its 20 px.
  insetInlineEnd: -3,
  pointerEvents: "none",
});

// A list the browser does not let be drawn takes at least the colours of the page.
globalStyle(`${select} option`, { backgroundColor: vars.color.bg1, color: vars.color.fg });

const supported = "(appearance: base-select)";
const drawn = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@supports": { [supported]: rule } });
// A value younger than the types of CSS.
const baseSelect = "base-select" as "none";

drawn(`${select}, ${select}::picker(select)`, { appearance: baseSelect });
// A long option takes a second line rather than losing its end.
drawn(select, { alignItems: "center", paddingBlock: 8, whiteSpace: "normal" });
drawn(`${select}::picker-icon`, { display: "none" });
drawn(`${select}::picker(select)`, {
  // The line below an open field keeps its place above the list.
  marginBlock: 12,
  padding: "8px 0",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: 0,
  backgroundColor: vars.color.bg1,
  boxShadow: vars.shadow.raised,
});
drawn(`${select} option`, {
  display: "flex",
  alignItems: "center",
  gap: 13,
  minBlockSize: 46,
  padding: "8px 22px",
  fontSize: vars.type.body.size,
  lineHeight: 1.4,
  whiteSpace: "normal",
  cursor: "pointer",
});
drawn(`${select} option:is(:hover, :focus, :checked)`, { backgroundColor: vars.color.bg2 });
drawn(`${select} option:focus-visible`, { outlineOffset: -2 });
drawn(`${select} option:disabled`, { color: vars.color.fg3, cursor: "default" });
drawn(`${select} option:not(:checked)::checkmark`, { display: "none" });
drawn(`${select} option::checkmark`, {
  content: '""',
  inlineSize: 9,
  blockSize: 9,
  flexShrink: 0,
  rotate: "45deg",
  backgroundColor: vars.color.accent,
});
globalStyle(`${select} option::checkmark`, {
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
