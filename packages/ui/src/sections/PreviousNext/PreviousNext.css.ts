import { sectionGap } from "../../internal/spaces.css.ts";
import { container } from "../../theme/container.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, line as lines, space, target, vars } from "../../theme/vars.css.ts";

const rule = `${lines.hairline} solid ${vars.color.hairline}`;

export const root = style({ marginBlockStart: sectionGap, borderBlock: rule });

export const row = style([
  container,
  {
    display: "flex",
    alignItems: "stretch",
    columnGap: space[6],
    "@media": { [media.narrow]: { flexDirection: "column" } },
  },
]);

export const link = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: space[2],
  // Room for the line.
  maxInlineSize: "42%",
  minBlockSize: target.row,
  paddingBlock: space[6],
  borderRadius: 2,
  color: vars.color.fg,
  textDecoration: "none",
  // Keeps the focus ring clear of the text.
  paddingInline: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  ":focus-visible": { outlineOffset: -3 },
  "@media": { [media.narrow]: { maxInlineSize: "none", paddingBlock: space[5] } },
});

export const sides = styleVariants({
  prev: {
    "@media": {
      [media.narrow]: {
        position: "relative",
        "::after": {
          content: "",
          position: "absolute",
          insetInline: space[2],
          insetBlockEnd: 0,
          borderBlockEnd: rule,
        },
      },
    },
  },
  next: {
    marginInlineStart: "auto",
    textAlign: "end",
    "@media": {
      [media.narrow]: { marginInlineStart: `calc(-1 * ${space[2]})`, textAlign: "start" },
    },
  },
});

export const label = style({ color: vars.color.fg3 });
export const title = style({
  transition: `color ${duration.link} ${easing}`,
  selectors: { [`${link}:is(:hover, :focus-visible) &`]: { color: vars.color.accentText } },
});

export const line = style({
  display: "flex",
  alignItems: "center",
  flexGrow: 1,
  minInlineSize: 80,
  "@media": { [media.narrow]: { display: "none" } },
});
