import { media, space, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { style } from "@agency/ui/theme/style";

/** Less than elsewhere: people are above the fold. */
export const root = style({ paddingBlockStart: "clamp(24px, 2.4vw, 56px)" });

export const eyebrow = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "1lh",
  marginBlockEnd: space[5],
  color: vars.color.fg2,
});
export const point = style({
  flexShrink: 0,
  inlineSize: 9,
  blockSize: 9,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});

export const words = style([grid, { rowGap: space[4] }]);
export const title = style({
  gridColumn: "1 / span 7",
  // Focused by scripts only, after a route change.
  ":focus": { outline: "none" },
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const lead = style({
  gridColumn: "8 / -1",
  color: vars.color.fg2,
  "@media": { [media.lg]: { gridColumn: "9 / -1" }, [media.narrow]: { gridColumn: "1 / -1" } },
});
