import { duration, easing, media, space, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { counter } from "@agency/ui/theme/sectionNumber";
import { stretchedLink } from "@agency/ui/theme/stretchedLink";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

/** In percent of the scale. */
export const start = createVar();
export const length = createVar();

const scaleColumns = "7 / -1";

export const legend = style([grid, { color: vars.color.fg2, paddingBlockEnd: space[3] }]);
export const axis = style({
  gridColumn: scaleColumns,
  display: "flex",
  alignItems: "center",
  gap: 14,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const axisLine = style({
  flexGrow: 1,
  blockSize: 1,
  backgroundColor: vars.color.strong,
});

const point = {
  flexShrink: 0,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;
export const idea = style({ ...point, inlineSize: 10, blockSize: 10, borderRadius: "50%" });
export const market = style({ ...point, inlineSize: 8, blockSize: 8, rotate: "45deg" });

export const body = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });

export const row = style([
  grid,
  {
    position: "relative",
    minBlockSize: 153,
    paddingBlockEnd: space[5],
    selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
    "@media": {
      [media.narrow]: {
        minBlockSize: 0,
        columnGap: 10,
        gridTemplateColumns: "auto minmax(0, 1fr)",
        paddingBlockStart: space[3],
      },
    },
  },
]);

const item = "agency-span";

export const numbered = style({ counterReset: item });
export const number = style({
  gridColumn: "1",
  paddingBlockStart: 35,
  color: vars.color.fg3,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { alignSelf: "center", padding: 0 } },
  selectors: {
    [`${numbered} &`]: { counterIncrement: item },
    [`${numbered} &::before`]: { content: `counter(${counter}) "." counter(${item})` },
  },
});

export const title = style({
  gridColumn: "2 / span 5",
  paddingBlockStart: 26,
  transition: `color ${duration.link} ${easing}`,
  selectors: {
    [`${row}:hover &, ${row}:focus-within &`]: { color: vars.color.accentText },
  },
  "@media": {
    [media.narrow]: { gridColumn: "2", padding: 0 },
  },
});
export const link = stretchedLink;

export const scale = style({
  gridColumn: scaleColumns,
  "@media": { [media.narrow]: { gridColumn: "1 / -1", paddingBlockStart: space[3] } },
});

export const quarters = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
});
export const quarter = style({
  blockSize: 70,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  "@media": { [media.narrow]: { blockSize: 40 } },
});

const draw = keyframes({ from: { clipPath: "inset(-8px 100% -8px -8px)" } });
const drawMirrored = keyframes({ from: { clipPath: "inset(-8px -8px -8px 100%)" } });
const active = `${row}:hover &, ${row}:focus-within &`;

export const bar = style({
  position: "absolute",
  insetInlineStart: `calc(${start} * 1%)`,
  insetBlockStart: 42,
  display: "flex",
  alignItems: "center",
  blockSize: 14,
  inlineSize: `calc(${length} * 1%)`,
  color: vars.color.fg,
  selectors: {
    [`${active}, ${row}[data-arrived] &`]: { color: vars.color.line },
  },
  "@media": {
    [media.narrow]: { insetBlockStart: 13 },
    // On parts, to differ from the background.
    [media.forcedColors]: { color: "CanvasText" },
    "(prefers-reduced-motion: no-preference)": {
      selectors: {
        [active]: { animation: `${draw} ${duration.line} ${easing}` },
        [`${row}:hover &:dir(rtl), ${row}:focus-within &:dir(rtl)`]: {
          animationName: drawMirrored,
        },
      },
    },
  },
});

const barPart = {
  flexShrink: 0,
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
} as const;
export const barStart = style({
  ...barPart,
  inlineSize: 11,
  blockSize: 11,
  borderRadius: "50%",
  marginInlineEnd: -1,
});
export const barLine = style({ ...barPart, flexShrink: 1, flexGrow: 1, blockSize: 2 });
export const barEnd = style({
  ...barPart,
  inlineSize: 9,
  blockSize: 9,
  rotate: "45deg",
  marginInlineStart: -2,
});

export const under = style({ display: "flex", marginBlockStart: space[3] });
export const besides = styleVariants({
  start: { flexBasis: `calc(${start} * 1%)` },
  end: { order: 1, flexBasis: `calc(100% - (${start} + ${length}) * 1%)` },
});
export const beside = style({ "@media": { [media.narrow]: { display: "none" } } });
export const description = style({
  flexShrink: 0,
  maxInlineSize: `max(13rem, min(${length} * 1%, 30rem))`,
  color: vars.color.fg2,
  "@media": {
    [media.lg]: { maxInlineSize: `max(18.75rem, min(${length} * 1%, 30rem))` },
    [media.narrow]: { flexShrink: 1, maxInlineSize: "none" },
  },
});
export const fromEnd = style({
  marginInlineStart: "auto",
  textAlign: "end",
  "@media": { [media.narrow]: { marginInlineStart: 0, textAlign: "start" } },
});
globalStyle(`${fromEnd} ul`, { "@media": { [media.wide]: { justifyContent: "end" } } });
