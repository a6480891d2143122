import { container } from "../../theme/container.css.ts";
import { media } from "../../theme/media.ts";
import { signalEnd, signalStart } from "../../theme/points.css.ts";
import { rising } from "../../theme/signal.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, grid, space, vars } from "../../theme/vars.css.ts";

const bleed = `calc(-1 * ${grid.margin})`;

export const root = style([
  container,
  {
    display: "grid",
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: grid.gutter,
    "@media": { [media.narrow]: { columnGap: grid.gutterNarrow, rowGap: space[6] } },
  },
]);

/**
 * The tall picture spans two rows: spacing must not depend on captions. The hover line of
 * full-bleed pictures keeps the page margin.
 */
export const places = styleVariants({
  0: {
    vars: { [signalStart]: grid.margin },
    gridColumn: "1 / span 7",
    marginInlineStart: bleed,
    marginBlockEnd: "clamp(72px, 11.5vw, 176px)",
    selectors: { "&:last-child": { marginBlockEnd: 0 } },
    "@media": {
      [media.narrow]: {
        vars: { [signalStart]: grid.marginNarrow, [signalEnd]: grid.marginNarrow },
        gridColumn: "1 / -1",
        margin: 0,
        marginInline: -20,
      },
    },
  },
  1: {
    vars: { [signalEnd]: grid.margin },
    gridColumn: "8 / -1",
    gridRowEnd: "span 2",
    marginInlineEnd: bleed,
    marginBlockStart: "clamp(72px, 12vw, 184px)",
    "@media": {
      [media.narrow]: {
        vars: { [signalEnd]: grid.marginNarrow },
        gridColumn: "4 / -1",
        gridRowEnd: "auto",
        margin: 0,
        marginInlineEnd: -20,
      },
    },
  },
  2: {
    gridColumn: "3 / span 5",
    marginBlockEnd: "clamp(72px, 11.5vw, 176px)",
    selectors: { "&:last-child": { marginBlockEnd: 0 } },
    "@media": { [media.narrow]: { gridColumn: "1 / span 10", margin: 0 } },
  },
});

export const link = style({
  display: "block",
  cursor: "zoom-in",
  ":focus-visible": { outline: "none" },
});
const on = `${link}:is(:hover, :focus-visible) &`;

export const frame = style([
  ...rising(on),
  {
    display: "block",
    backgroundColor: vars.color.bg1,
    selectors: {
      // Inside: the picture may be full-bleed.
      [`${link}:focus-visible &`]: {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: -6,
      },
    },
  },
]);

export const image = style({
  // Not cropped in print, where pictures cannot be enlarged.
  "@media": {
    [media.print]: {
      aspectRatio: "auto !important" as "auto",
      maxBlockSize: "90vh",
      objectFit: "contain",
    },
  },
});

export const mark = style({
  position: "absolute",
  insetBlockEnd: space[3],
  insetInlineEnd: space[3],
  display: "grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  backgroundColor: vars.color.bg,
  opacity: 0,
  transition: `opacity ${duration.link} ${easing}`,
  "::before": { content: "", gridArea: "1 / 1", inlineSize: 16, blockSize: 2 },
  "::after": { content: "", gridArea: "1 / 1", inlineSize: 2, blockSize: 16 },
  selectors: {
    "&::before, &::after": { backgroundColor: vars.color.fg, forcedColorAdjust: "none" },
    [on]: { opacity: 1 },
  },
});

export const caption = style({
  marginBlockStart: space[3],
  color: vars.color.fg2,
  selectors: {
    [`${places[0]} &`]: { paddingInlineStart: grid.margin },
    [`${places[1]} &`]: { paddingInlineEnd: grid.margin },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [`${places[0]} &`]: { paddingInline: grid.marginNarrow },
        [`${places[1]} &`]: { paddingInlineEnd: grid.marginNarrow },
      },
    },
  },
});
