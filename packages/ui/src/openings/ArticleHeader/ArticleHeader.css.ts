import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: target.min,
  borderRadius: 2,
  color: vars.color.fg,
  fontWeight: vars.emphasis,
  textDecoration: "none",
});

export const tail = style({
  inlineSize: 44,
  rotate: "180deg",
  transition: `inline-size ${duration.link} ${easing}`,
  selectors: { [`${back}:is(:hover, :focus-visible) &`]: { inlineSize: 64 } },
});

export const title = style({
  marginBlock: `${space[6]} ${space[5]}`,
  maxInlineSize: "20em",
  ":focus": { outline: "none" },
  "@media": { [media.wide]: { fontSize: `calc(${vars.type.d2.size} * 1.08)` } },
});

export const rule = style({
  display: "block",
  inlineSize: "64%",
  blockSize: 10,
  marginBlockEnd: space[6],
  "@media": { [media.narrow]: { inlineSize: "100%" } },
});

export const facts = style([
  grid,
  {
    paddingBlock: `${space[4]} ${space[6]}`,
    borderBlockStart: `${line.hairline} solid ${vars.color.hairline}`,
    color: vars.color.fg2,
    "@media": {
      [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[1] },
    },
  },
]);

export const fact = style({
  gridColumn: "span 3",
  selectors: {
    "&:first-child": { color: vars.color.fg },
    "&:last-child:nth-child(n + 4)": { textAlign: "end" },
  },
  "@media": {
    [media.narrow]: {
      gridColumn: "span 1",
      selectors: { "&:nth-child(even)": { textAlign: "end" } },
    },
  },
});

export const wideOnly = style({ "@media": { [media.narrow]: { display: "none" } } });
export const narrowOnly = style({ "@media": { [media.wide]: { display: "none" } } });

export const image = style({
  aspectRatio: "5 / 2",
  "@media": { [media.narrow]: { aspectRatio: "3 / 2" } },
});

export const page = style({ paddingBlockStart: "clamp(24px, 3.6vw, 64px)" });
