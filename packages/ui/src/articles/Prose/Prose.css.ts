import { byScript } from "../../theme/byScript.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const prose = style({
  fontSize: vars.type.article.size,
  lineHeight: vars.type.article.lineHeight,
  letterSpacing: vars.type.article.tracking,
  fontWeight: vars.type.article.weight,
  "@media": { [media.narrow]: { fontSize: "1.125rem" } },
});

export const layouts = styleVariants({
  column: { maxInlineSize: "36em" },
  article: {
    display: "grid",
    gridTemplateColumns: "subgrid",
    gridColumn: "1 / -1",
  },
});

globalStyle(`${prose} > * + *`, { marginBlockStart: space[5] });
globalStyle(`${layouts.article} > *`, {
  gridColumn: "1 / -1",
  minInlineSize: 0,
  "@media": {
    [media.wide]: { gridColumn: "4 / -1" },
    [media.md]: { gridColumn: "4 / span 8" },
    [media.lg]: { gridColumn: "4 / span 6" },
  },
});

globalStyle(`${layouts.article} > :is(p, ul, ol)`, { maxInlineSize: "38em" });

globalStyle(`${prose} strong`, { fontWeight: vars.emphasis, color: vars.color.fg });
// Colour would make words look like links.
globalStyle(`${prose} em`, { fontStyle: "normal", fontWeight: vars.emphasis });
globalStyle(`${prose} a`, {
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textDecorationColor: vars.color.strong,
  textUnderlineOffset: "0.22em",
  borderRadius: 2,
});
globalStyle(`${prose} a:hover`, { color: vars.color.accentText });
// Isolates left-to-right URLs.
globalStyle(`${prose} a[href^="http"]::after`, {
  "@media": {
    [media.print]: {
      content: '" (" attr(href) ")"',
      direction: "ltr",
      unicodeBidi: "isolate",
      fontSize: "0.8em",
      fontWeight: "normal",
      overflowWrap: "anywhere",
      color: vars.color.fg2,
    },
  },
});
globalStyle(`${prose} :not(pre) > code`, {
  paddingInline: "0.3em",
  fontSize: "0.86em",
  backgroundColor: vars.color.bg2,
  // A name wrapped at its hyphen looks like two.
  "@media": {
    [media.wide]: { whiteSpace: "nowrap" },
    // Moves to a new line before wrapping.
    [media.narrow]: { display: "inline-block", maxInlineSize: "100%", lineHeight: 1.4 },
  },
});

export const lead = style({
  fontSize: "1.16em",
  lineHeight: byScript("1.5", "1.8"),
});

export const heading = style({
  scrollMarginBlockStart: space[8],
  selectors: { [`${prose} > * + &`]: { marginBlockStart: space[7] } },
});

export const figure = style({
  selectors: {
    [`${prose} > * + &`]: { marginBlockStart: space[8] },
  },
  "@media": {
    [media.wide]: { selectors: { [`${layouts.article} > &`]: { gridColumn: "4 / -1" } } },
    [media.narrow]: {
      selectors: {
        [`${prose} > * + &`]: { marginBlockStart: space[7] },
      },
    },
  },
});

export const caption = style({
  marginBlockStart: space[4],
  maxInlineSize: "64ch",
  color: vars.color.fg3,
});

export const quote = style({
  position: "relative",
  fontSize: `calc(${vars.type.d3.size} * 1.18)`,
  lineHeight: vars.type.d3.lineHeight,
  letterSpacing: vars.type.d3.tracking,
  fontWeight: vars.type.d3.weight,
  selectors: {
    [`${prose} > * + &`]: { marginBlockStart: space[8] },
  },
  "@media": {
    [media.wide]: { selectors: { [`${layouts.article} > &`]: { gridColumn: "4 / -1" } } },
    [media.xl]: { selectors: { [`${layouts.article} > &`]: { gridColumn: "3 / span 9" } } },
    [media.narrow]: { fontSize: vars.type.d3.size, paddingInlineStart: 28 },
  },
});

globalStyle(`${prose} > :is(${figure}, ${quote}) + *`, {
  marginBlockStart: space[8],
  "@media": { [media.narrow]: { marginBlockStart: space[7] } },
});

const point = style({
  backgroundColor: vars.color.line,
  inlineSize: 10,
  blockSize: 10,
  forcedColorAdjust: "none",
});

export const quoteStart = style([
  point,
  {
    position: "absolute",
    insetInlineStart: -17,
    insetBlockStart: byScript("0.42em", "0.6em"),
    borderRadius: "50%",
    "@media": { [media.xl]: { insetInlineStart: -36 }, [media.narrow]: { insetInlineStart: 0 } },
  },
]);

export const quoteEnd = style([
  point,
  { display: "inline-block", inlineSize: 9, blockSize: 9, rotate: "45deg", marginInlineStart: 22 },
]);

export const attribution = style({
  display: "block",
  marginBlockStart: space[5],
  color: vars.color.fg2,
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const item = style({
  position: "relative",
  paddingInlineStart: 32,
  selectors: {
    "ul > &::before": {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: "calc(0.5lh - 1px)",
      inlineSize: 14,
      blockSize: line.data,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});

export const ordered = style({ counterReset: "item" });
export const orderedItem = style({
  counterIncrement: "item",
  // Room for two digits.
  paddingInlineStart: "max(32px, 1.75em)",
  "::before": {
    fontVariantNumeric: "tabular-nums",
    content: "counter(item)",
    position: "absolute",
    insetInlineStart: 0,
    fontWeight: vars.emphasis,
    color: vars.color.fg2,
  },
});

export const code = style({
  padding: space[5],
  border: `${line.hairline} solid ${vars.color.hairline}`,
  backgroundColor: vars.color.bg1,
  fontSize: "0.8em",
  lineHeight: 1.6,
  letterSpacing: 0,
  textAlign: "start",
  // Scrolling would need focus.
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
