import { keyframes } from "@vanilla-extract/css";
import { byScript } from "../../theme/byScript.ts";
import { container } from "../../theme/container.css.ts";
import { media } from "../../theme/media.ts";
import { role } from "../../theme/role.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { duration, easing, grid, line, space, vars } from "../../theme/vars.css.ts";

const draw = keyframes({ from: { inlineSize: 0 } });

export const root = style([
  container,
  {
    display: "grid",
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: grid.gutter,
    rowGap: space[4],
    paddingBlock: `45px ${space[7]}`,
  },
]);

export const note = style({
  ...role("sm"),
  gridColumn: "1 / -1",
  color: vars.color.fg2,
  "@media": { [media.md]: { gridColumn: "1 / 4", maxInlineSize: 250 } },
});

export const list = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "fit-content(58%) minmax(0, 1fr) 24%",
  alignSelf: "start",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.md]: { gridColumn: "4 / 13" },
    [media.lg]: { gridColumn: "4 / 10" },
  },
});

const acrossColumns = { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" };

export const item = style({
  ...acrossColumns,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const row = style({
  ...acrossColumns,
  alignItems: "center",
  paddingBlock: 15,
  selectors: { "&:hover": { textDecoration: "none" } },
});

const pointed = `${row}[data-pointed] &`;

export const label = style({
  ...role("d3"),
  // Fits long Arabic names on one line.
  fontSize: byScript(vars.type.d3.size, `calc(${vars.type.d3.size} * 0.86)`),
  justifySelf: "start",
  marginInlineEnd: space[5],
  transition: `color ${duration.fade} ${easing}`,
  selectors: {
    [pointed]: { color: vars.color.accentText },
    // Underlines break at Arabic dots.
    [`${row}[aria-current] &::after`]: {
      content: "",
      display: "block",
      blockSize: line.data,
      marginBlockEnd: `calc(-1 * ${line.data})`,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});

export const description = style({
  ...role("sm"),
  color: vars.color.fg2,
  paddingInlineEnd: space[5],
  selectors: { "&:last-child": { gridColumn: "2 / -1" } },
});

export const track = style({
  position: "relative",
  blockSize: 1,
  backgroundColor: vars.color.strong,
  forcedColorAdjust: "none",
});

export const span = style({
  position: "absolute",
  display: "flex",
  alignItems: "center",
  insetBlock: 0,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: {
        [pointed]: { animation: `${draw} ${duration.rise} ${easing}` },
      },
    },
  },
});

export const spanLine = style({
  selectors: { [pointed]: { color: vars.color.line } },
});

export const artworks = style({
  display: "none",
  gridColumn: "10 / 13",
  "@media": { [media.lg]: { display: "grid", alignSelf: "start" } },
});

export const artwork = style({
  gridArea: "1 / 1",
  backgroundColor: vars.color.bg2,
  opacity: 0,
  transition: `opacity ${duration.fade} ${easing}`,
  selectors: { "&[data-shown]": { opacity: 1 } },
});

// Prevents layout shifts on hover.
globalStyle(`${artwork} > *`, { aspectRatio: "1" });
