import { keyframes } from "@vanilla-extract/css";
import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const moving = "(prefers-reduced-motion: no-preference)";

/** Mirrored in RTL. */
export const art = style({
  marginBlockStart: "clamp(16px, 2.4vw, 48px)",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

export const wide = style({
  inlineSize: "100%",
  "@media": { [media.narrow]: { display: "none" } },
});
export const narrow = style({
  inlineSize: "100%",
  "@media": { [media.wide]: { display: "none" } },
});

export const field = style({
  fill: "none",
  stroke: vars.color.fg,
  strokeOpacity: 0.28,
  vectorEffect: "non-scaling-stroke",
});

export const missedLine = style({
  fill: "none",
  stroke: vars.color.line,
  strokeWidth: line.strong,
  strokeDasharray: 1,
  "@media": {
    [moving]: { animation: `${draw} ${duration.art} ${easing} ${duration.line} both` },
  },
});

export const rhomb = style({
  fill: vars.color.bg,
  stroke: vars.color.fg,
  strokeWidth: line.data,
});

export const below = style([
  grid,
  { rowGap: space[7], marginBlockStart: "clamp(24px, 4vw, 72px)" },
]);

export const text = style({
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { gridColumn: "1 / span 4" } },
});
export const words = style({ maxInlineSize: "36ch", color: vars.color.fg2 });
export const search = style({ marginBlockStart: space[6] });

export const links = style({
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { gridColumn: "6 / -1" } },
});
export const linksLabel = style({ color: vars.color.fg2, marginBlockEnd: space[4] });

const rule = `${line.hairline} solid ${vars.color.hairline}`;

export const linkItem = style({ borderBlockStart: rule, ":last-child": { borderBlockEnd: rule } });

export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[5],
  minBlockSize: target.row,
  paddingBlock: space[4],
  borderRadius: 2,
  color: vars.color.fg,
  textDecoration: "none",
  transition: `color ${duration.link} ${easing}`,
  ":hover": { color: vars.color.accentText },
});

export const note = style({
  marginInlineStart: "auto",
  color: vars.color.fg3,
  textAlign: "end",
  "@media": { "(max-width: 480px)": { display: "none" } },
});

export const tail = style({
  flexShrink: 0,
  inlineSize: 44,
  transition: `inline-size ${duration.link} ${easing}`,
  selectors: {
    [`${link}:not(:hover, :focus-visible) &`]: { vars: { [vars.color.line]: vars.color.fg3 } },
    [`${link}:is(:hover, :focus-visible) &`]: { inlineSize: 64 },
  },
});
