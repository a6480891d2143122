import { container } from "../../theme/container.css.ts";
import { rhomb, round } from "../../theme/points.css.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { line, vars } from "../../theme/vars.css.ts";

const progress = "var(--scroll-progress, 0)";

export const root = style([screenOnly, container, { overflowX: "clip", pointerEvents: "none" }]);

export const track = style({
  position: "relative",
  blockSize: line.strong,
  opacity: `min(1, ${progress} * 1000)`,
  "::before": { ...round, insetInlineStart: -1, insetBlockStart: -3, inlineSize: 9, blockSize: 9 },
});

export const bar = style({
  blockSize: "100%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  scale: `${progress} 1`,
  transformOrigin: "0",
  selectors: { "&:dir(rtl)": { transformOrigin: "100%" } },
});

/** Width of the track, for percentages. */
export const head = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "calc(100% - 7px)",
  translate: `calc(${progress} * 100%) 0`,
  selectors: { "&:dir(rtl)": { translate: `calc(${progress} * -100%) 0` } },
  "::before": { ...rhomb, insetInlineStart: 0, insetBlockStart: -2, inlineSize: 7, blockSize: 7 },
});
