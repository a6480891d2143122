import { line as lines, media, space, target, vars } from "@agency/ui/theme";
import { round } from "@agency/ui/theme/points";
import { globalStyle, style, unseenRange } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";

/** Native thumb's width, limited by a phone's margins. */
const thumb = 40;

/** In ems. */
export const narrowest = createVar();
export const widest = createVar();
export const width = createVar();
export const gap = createVar();
export const hexp = createVar();

export const root = style({ containerType: "inline-size" });

export const words = style({
  fontSize: `calc(100cqi / ${widest})`,
  lineHeight: 1,
  inlineSize: `calc(${width} * 1em)`,
  borderInline: `1px solid ${vars.color.strong}`,
  paddingBlockEnd: "max(0.4em, 36px)",
  whiteSpace: "nowrap",
});

export const latin = style({
  paddingBlock: "0.1em 0.3em",
  // Removes the last letter's tracking.
  marginInlineEnd: `calc(-1 * ${gap})`,
  fontWeight: 500,
  letterSpacing: gap,
});

export const arabic = style({
  // Named: the subset font of other languages lacks the axis.
  fontFamily: `ReadexPro, ${vars.font.family}`,
  fontWeight: 400,
  letterSpacing: 0,
  fontVariationSettings: `"HEXP" ${hexp}`,
});

const share = `calc(100% * ${width} / ${widest})`;

export const line = style({
  position: "relative",
  blockSize: lines.strong,
  "::before": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 1,
    borderBlockStart: `1px solid ${vars.color.strong}`,
  },
});

export const bar = style({
  position: "absolute",
  inset: 0,
  inlineSize: share,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "::before": {
    ...round,
    insetInlineStart: -8,
    insetBlockStart: -7,
    inlineSize: 17,
    blockSize: 17,
  },
});

const turned = {
  content: "",
  position: "absolute",
  rotate: "45deg",
  forcedColorAdjust: "none",
} as const;
const rhomb = { ...turned, backgroundColor: vars.color.line } as const;
const ring = { ...turned, border: `1px solid ${vars.color.line}` } as const;

const atEnd = {
  position: "absolute",
  insetInlineStart: share,
  insetBlockStart: "50%",
  pointerEvents: "none",
} as const;

export const end = style({ ...atEnd, "::before": { ...rhomb, inset: -8 } });

export const handle = style({ ...atEnd, "::before": { ...ring, inset: -15.5 } });

export const input = style([
  unseenRange(thumb),
  {
    insetInlineStart: `calc(100% * ${narrowest} / ${widest} - ${thumb / 2}px)`,
    insetBlockStart: `calc(50% - ${target.min} / 2)`,
    inlineSize: `calc(100% * (1 - ${narrowest} / ${widest}) + ${thumb}px)`,
  },
]);
globalStyle(`${input}:focus-visible ~ ${handle}::before`, {
  outline: `2px solid ${vars.color.fg}`,
  outlineOffset: 3,
});

export const captions = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 5fr) auto",
  gap: space[4],
  paddingBlockStart: space[6],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] } },
});
export const measure = style({
  display: "block",
  color: vars.color.fg3,
  fontVariantNumeric: "tabular-nums",
});
export const hint = style({ color: vars.color.fg3 });
