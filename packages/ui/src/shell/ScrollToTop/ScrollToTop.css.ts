import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, grid, layer, radius, vars } from "../../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: "0 12px" } });

export const root = style([
  screenOnly,
  {
    position: "fixed",
    zIndex: layer.corner,
    insetInlineEnd: grid.margin,
    // The cookie bar says how high it is, so that the two never overlap.
    insetBlockEnd: "calc(28px + var(--bottom-bar, 0px))",
    display: "grid",
    placeItems: "center",
    inlineSize: 52,
    blockSize: 52,
    padding: 0,
    border: "1px solid transparent",
    borderRadius: radius.round,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    cursor: "pointer",
    animation: `${arrive} ${duration.fade} ${easing}`,
    "@media": {
      [media.narrow]: { insetInlineEnd: grid.marginNarrow },
      [media.reducedMotion]: { animation: "none" },
    },
  },
]);
