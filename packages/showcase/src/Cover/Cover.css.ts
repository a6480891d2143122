import { duration, easing, layer, media, space, vars } from "@agency/ui/theme";
import { flag } from "@agency/ui/theme/flag";
import { grid } from "@agency/ui/theme/grid";
import { stretchedLink } from "@agency/ui/theme/stretchedLink";
import { globalStyle, meant, rising, style, styleVariants } from "@agency/ui/theme/style";

export const root = style({ position: "relative" });

export const layouts = styleVariants({
  lead: [
    grid,
    {
      rowGap: 18,
      "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  ],
  wide: {},
  portrait: {},
  landscape: {},
  strip: {},
});

const on = `${root}${meant} &`;

export const frame = style([
  ...rising(on),
  {
    "@media": {
      [media.wide]: {
        selectors: { [`${layouts.lead} > &`]: { gridColumn: "1 / span 8", alignSelf: "start" } },
      },
    },
  },
]);

export const picture = style({
  containerType: "inline-size",
  overflow: "hidden",
  backgroundColor: vars.color.bg1,
  // The page shows between artworks side by side.
  selectors: { [`${layouts.strip} &`]: { backgroundColor: "transparent" } },
});

const hidden = (variants: readonly (keyof typeof layouts)[]) => ({
  selectors: Object.fromEntries(
    variants.map((variant) => [`${layouts[variant]} &`, { display: "none" }]),
  ),
});
/** Container width in px. A wide crop is unreadable below. */
const landscapeFrom = 440;
const stripFrom = 900;
export const wideDrawing = style({
  "@media": { [media.phone]: hidden(["lead", "portrait"]) },
  "@container": {
    [`(max-width: ${landscapeFrom - 0.02}px)`]: hidden(["landscape", "wide"]),
    [`(max-width: ${stripFrom - 0.02}px)`]: hidden(["strip"]),
  },
});
export const smallDrawing = style({
  "@media": { [media.sm]: hidden(["lead", "portrait"]) },
  "@container": {
    [`(min-width: ${landscapeFrom}px)`]: hidden(["landscape", "wide"]),
    [`(min-width: ${stripFrom}px)`]: hidden(["strip"]),
  },
});

export const side = style({
  display: "flex",
  flexDirection: "column",
  "@media": { [media.wide]: { gridColumn: "9 / -1" } },
});

export const body = style({
  marginBlockStart: "auto",
  paddingBlockStart: space[6],
  "@media": { [media.narrow]: { paddingBlockStart: space[5] } },
});

export const metricLarge = style({
  fontSize: `calc(${vars.type.d1.size} * 0.71)`,
  display: "block",
  // Fits the figure: its own direction must not change its alignment.
  inlineSize: "fit-content",
  lineHeight: 0.82,
  letterSpacing: "-0.042em",
  // Latin figures in both languages.
  fontWeight: 500,
  "@media": { [media.narrow]: { fontSize: `calc(${vars.type.d1.size} * 0.92)` } },
});
export const metricLabel = style({
  marginBlockStart: space[4],
  maxInlineSize: "19rem",
  color: vars.color.fg2,
});

export const title = style({
  transition: `color ${duration.link} ${easing}`,
  selectors: { [on]: { color: vars.color.accentText } },
});

export const link = style([
  stretchedLink,
  {
    "::after": { zIndex: layer.above },
  },
]);

export const meta = style({ marginBlockStart: space[4] });

export const action = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 16,
  marginBlockStart: space[4],
  minBlockSize: 32,
});
export const tail = style({
  inlineSize: 44,
  flexShrink: 0,
  transition: `inline-size ${duration.link} ${easing}`,
  selectors: { [on]: { inlineSize: 64 } },
});

export const caption = style({
  display: "grid",
  // The label wraps before taking space from the title.
  gridTemplateColumns: "minmax(0, 1fr) fit-content(min(10rem, 42%))",
  gridTemplateRows: "auto 1fr",
  alignItems: "start",
  columnGap: space[5],
  marginBlockStart: 22,
});
export const captionSkeleton = style([caption, { display: "block" }]);
export const captionTitle = style({ minInlineSize: 0 });
// It would wrap alone.
globalStyle(`${captionTitle} .${flag}`, {
  "@media": { [`not all and ${media.lg}`]: { display: "none" } },
});
export const metricSmall = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  "@media": { [media.lg]: { gridRow: "1 / span 2", gridColumn: 2 } },
});
/** Negative tracking of figures. Labels have none: Arabic letters join. */
export const metricFigure = style({
  fontSize: `calc(${vars.type.d3.size} * 0.85)`,
  lineHeight: 1,
  letterSpacing: "-0.034em",
  fontWeight: 500,
  whiteSpace: "nowrap",
});
export const inWords = style({
  letterSpacing: 0,
  lineHeight: 1.2,
  fontWeight: 400,
  whiteSpace: "nowrap",
});
export const metricSmallLabel = style({
  marginBlockStart: space[2],
  color: vars.color.fg2,
});
export const captionMeta = style({
  gridColumn: "1 / -1",
  alignItems: "baseline",
  marginBlockStart: space[2],
  "@media": { [media.lg]: { gridColumn: 1 } },
});
export const captionFlag = style({ marginInlineStart: 0, verticalAlign: "baseline" });
/** The flag comes first. */
export const flagged = style({});
globalStyle(`${flagged} > :first-child`, { "@media": { [media.lg]: { display: "none" } } });
