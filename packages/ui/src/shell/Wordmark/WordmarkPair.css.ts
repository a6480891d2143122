import { createVar, keyframes } from "@vanilla-extract/css";
import { animateSegment, type ScrollRange } from "../../internal/animateSegment.ts";
import { scrollDrivenStyle } from "../../internal/scrollDrivenStyle.ts";
import { appear, bar, directions, point, thickness } from "../../internal/segments.css.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { grid, layer, vars } from "../../theme/vars.css.ts";

export const frame = style({ containerType: "inline-size" });

export const root = style({
  display: "flex",
  alignItems: "center",
  columnGap: "0.13em",
  fontSize: "20.1cqi",
  // Aligns strokes with the margins.
  marginInline: "-0.065em",
  lineHeight: 1,
  color: vars.color.fg,
  userSelect: "none",
  "@media": { [media.narrow]: { fontSize: "22.6cqi", columnGap: "0.1em" } },
});

export const latin = style({
  fontWeight: vars.type.d1.weight,
  letterSpacing: vars.type.d1.tracking,
});

export const arabic = style({
  fontWeight: vars.type.d1.weight,
  letterSpacing: 0,
  // Aligns the middle with that of the Latin name.
  position: "relative",
  insetBlockStart: "-0.15em",
  fontSize: "0.83em",
});

export const mark = style({
  position: "relative",
  insetBlockStart: "0.065em",
  flex: "1 1 0",
  minInlineSize: 0,
  fontSize: "0.72em",
});

export const passed = style({
  position: "relative",
  isolation: "isolate",
  vars: { [thickness]: "clamp(3px, 0.0187em, 12px)", [point]: "min(0.144em, 30px)" },
});
export const way = style({ zIndex: layer.under });
const edge = (margin: string, rail: number) => `calc(${rail}px - ${margin})`;
const toEdge = createVar();
globalStyle(`.${frame}`, {
  vars: { [toEdge]: edge(grid.margin, 20) },
  "@media": { [media.narrow]: { vars: { [toEdge]: edge(grid.marginNarrow, 9) } } },
});

const rtl = `.${frame}:dir(rtl)`;
const ltr = `.${frame}:dir(ltr)`;
const middle = 0.065 * 0.72;

export const rail = style({
  inlineSize: thickness,
  blockSize: "min(56svh, 34rem)",
  insetBlockEnd: `calc(50% - ${middle}em)`,
  selectors: {
    [`${ltr} &`]: { insetInlineEnd: `calc(${toEdge} - ${thickness} / 2)` },
    [`${rtl} &`]: { insetInlineStart: `calc(${toEdge} - ${thickness} / 2)` },
  },
});

export const entry = style({ blockSize: thickness, marginBlockStart: `calc(${thickness} / -2)` });
const arabicSize = 0.83;
globalStyle(`.${arabic} > .${entry}`, {
  insetBlockStart: `calc(50% + ${(middle + 0.15 * arabicSize) / arabicSize}em)`,
  insetInline: `-0.229em ${toEdge}`,
});
globalStyle(`.${latin}`, { position: "relative" });
globalStyle(`.${latin} > .${entry}`, {
  insetBlockStart: `calc(50% + ${middle}em)`,
  insetInline: `${toEdge} -0.202em`,
});
globalStyle(`.${latin} > .${entry} > .${bar}`, { insetInlineEnd: "-0.08em" });
globalStyle(`${rtl} .${arabic} > .${entry}, ${ltr} .${latin} > .${entry}`, {
  visibility: "hidden",
});

/** Timings by the remaining scroll distance, in px. */
const at = (left: number) => `calc(100% - ${left}px)`;
const during = (from: number, to: number) =>
  ({
    animationTimingFunction: "linear",
    animationFillMode: "both",
    animationTimeline: "scroll(root block)",
    animationRange: `${at(from)} ${at(to)}`,
  }) as const;

const times = (...left: ScrollRange<number>) => left.map(at) as unknown as ScrollRange<string>;
const page = "scroll(root block)";
animateSegment(`${ltr} .${rail}`, "down", page, times(560, 340, 320, 150));
animateSegment(`${ltr} .${arabic} > .${entry}`, "leftwards", page, times(340, 260, 150, 80));
animateSegment(`${rtl} .${rail}`, "down", page, times(560, 340, 240, 90));
animateSegment(`${rtl} .${latin} > .${entry}`, "rightwards", page, times(340, 270, 90, 8));

const parts = `.${passed} > .${mark} > * >`;
globalStyle(`.${passed} > .${mark}`, { containerType: "inline-size" });
const run = (from: string) =>
  keyframes({
    "0%": { translate: from, opacity: 0 },
    "0.5%": { opacity: 1 },
    "100%": { translate: "0 0", opacity: 1 },
  });
const strokeGrows = directions.leftwards.grow;
const start = "calc(100cqi - 0.2em) 0";
const end = "calc(0.2em - 100cqi) 0";
const pointSelectors = { start: ":first-child", end: ":last-child" };
scrollDrivenStyle(`${ltr} ${parts} :nth-child(2)`, {
  ...during(80, 8),
  animationName: strokeGrows,
  transformOrigin: "100% 50%",
});
scrollDrivenStyle(`${ltr} ${parts} ${pointSelectors.start}`, {
  ...during(80, 8),
  animationName: run(start),
});
scrollDrivenStyle(`${ltr} ${parts} ${pointSelectors.end}`, {
  ...during(260, 259),
  animationName: appear,
});
scrollDrivenStyle(`${rtl} ${parts} :nth-child(2)`, {
  ...during(270, 180),
  animationName: strokeGrows,
  transformOrigin: "0 50%",
});
scrollDrivenStyle(`${rtl} ${parts} ${pointSelectors.end}`, {
  ...during(270, 180),
  animationName: run(end),
});
scrollDrivenStyle(`${rtl} ${parts} ${pointSelectors.start}`, {
  ...during(9, 8),
  animationName: appear,
});
