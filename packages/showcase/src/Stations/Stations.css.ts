import { layer, line, media, space, target, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { globalStyle, style, unseenRange } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";
import { getSnapTransition } from "./snapTransition.ts";

/** Native thumb's width, limited by a phone's margins. */
const thumb = 40;

/** In percent. */
export const at = createVar();
export const own = createVar();
/** 1, or -1 in right-to-left pages. */
export const reading = createVar();
const reach = createVar();

export const root = style({
  // A size container for translations (`cqi`).
  containerType: "inline-size",
  vars: { [reading]: "1", [reach]: "22px" },
  selectors: { "&:dir(rtl)": { vars: { [reading]: "-1" } } },
  "@media": { [media.phone]: { vars: { [reach]: "20px" } } },
});
/** Disables transitions during a drag. */
export const held = style({});

const snaps = getSnapTransition(held);

export const head = style([
  grid,
  {
    alignItems: "end",
    rowGap: space[3],
    marginBlockEnd: "clamp(28px, 4.4vw, 88px)",
  },
]);
export const title = style({
  gridColumn: "1 / span 9",
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const hint = style({
  gridColumn: "10 / -1",
  paddingBlockEnd: 8,
  color: vars.color.fg3,
  textAlign: "end",
  "@media": { [media.narrow]: { gridColumn: "1 / -1", padding: 0, textAlign: "start" } },
});

const along = `calc(${at} * ${reading} * 1cqi)`;

export const carried = style({
  ...snaps("translate"),
  inlineSize: "max-content",
  maxInlineSize: "100%",
  translate: along,
  "@media": { [media.phone]: { inlineSize: "auto", translate: "none", transition: "none" } },
});
export const words = style({
  display: "grid",
  marginInlineStart: `calc(-1 * ${reach})`,
  paddingBlockEnd: 26,
  "@media": { [media.phone]: { marginInlineStart: 0 } },
});
export const late = style({
  translate: `calc((2 * ${reach} - 100%) * ${reading})`,
  "@media": { [media.phone]: { translate: "none" } },
});
export const atStart = style({ marginInlineStart: 0 });
export const atEnd = style({
  marginInlineStart: 0,
  translate: `calc(-100% * ${reading})`,
  "@media": { [media.phone]: { translate: "none" } },
});
export const lead = style({ color: vars.color.fg3 });

export const scale = style({ position: "relative", blockSize: target.min });

export const input = style([
  unseenRange(thumb),
  {
    zIndex: layer.above,
    insetInlineStart: -thumb / 2,
    insetBlock: 0,
    inlineSize: `calc(100% + ${thumb}px)`,
  },
]);

export const drawing = style({ position: "absolute", inset: 0, pointerEvents: "none" });
const onLine = { position: "absolute", insetBlockStart: "50%", forcedColorAdjust: "none" } as const;
export const track = style({
  ...onLine,
  insetInline: 0,
  blockSize: line.hairline,
  backgroundColor: vars.color.strong,
});
export const tick = style({
  ...onLine,
  insetInlineStart: `calc(${own} * 1%)`,
  inlineSize: 1,
  blockSize: 11,
  marginBlockStart: -5,
  backgroundColor: vars.color.strong,
});
const forced = { [media.forcedColors]: { backgroundColor: "Highlight" } };
export const way = style({
  ...onLine,
  ...snaps("scale"),
  insetInline: 0,
  blockSize: line.strong,
  marginBlockStart: -1,
  backgroundColor: vars.color.line,
  transformOrigin: "100% 50%",
  scale: `calc(1 - ${at} / 100) 1`,
  "@media": forced,
  selectors: { ...snaps("scale").selectors, "&:dir(rtl)": { transformOrigin: "0 50%" } },
});
export const market = style({
  ...onLine,
  insetInlineEnd: -9,
  inlineSize: 17,
  blockSize: 17,
  marginBlockStart: -8,
  rotate: "45deg",
  backgroundColor: vars.color.line,
  "@media": forced,
});
export const carrier = style({
  ...snaps("translate"),
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  translate: along,
});
const round = (size: string) =>
  ({
    ...onLine,
    insetInlineStart: 0,
    inlineSize: size,
    blockSize: size,
    margin: `calc(${size} / -2)`,
    borderRadius: "50%",
  }) as const;
export const point = style({
  ...round("20px"),
  backgroundColor: vars.color.line,
  "@media": forced,
});
export const ring = style({
  ...round(`calc(2 * ${reach})`),
  border: `1px solid ${vars.color.line}`,
  selectors: {
    [`${input}:focus-visible + * &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
    },
  },
});

export const names = style({ position: "relative", blockSize: "1.7em", marginBlockStart: 2 });
export const name = style({
  position: "absolute",
  insetInlineStart: `calc(${own} * 1%)`,
  translate: `calc(-50% * ${reading})`,
  whiteSpace: "nowrap",
  color: vars.color.fg3,
  selectors: {
    "&:first-child": { translate: "none" },
    "&:last-child": { translate: `calc(-100% * ${reading})` },
  },
  "@media": {
    [media.phone]: {
      selectors: { "&:not(:first-child, :last-child)": { display: "none" } },
    },
  },
});
export const reached = style({ color: vars.color.fg });

export const links = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: target.min,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

export const foot = style([
  grid,
  { alignItems: "end", rowGap: space[4], marginBlockStart: space[6] },
]);
const wholeRow = { [media.narrow]: { gridColumn: "1 / -1" } };
export const summary = style({
  gridColumn: "1 / span 6",
  "@media": { ...wholeRow, [media.between]: { gridColumn: "1 / -1" } },
});
export const aside = style({
  gridColumn: "7 / span 3",
  color: vars.color.fg3,
  "@media": { ...wholeRow, [media.between]: { gridColumn: "1 / span 7" } },
});
// WCAG 2.5.8
globalStyle(`${aside} a`, { display: "inline-block", lineHeight: "24px" });
export const action = style({
  gridColumn: "10 / -1",
  justifySelf: "end",
  whiteSpace: "nowrap",
  "@media": {
    [media.between]: { gridColumn: "8 / -1" },
    [media.narrow]: { gridColumn: "1 / -1", justifySelf: "start" },
  },
});
