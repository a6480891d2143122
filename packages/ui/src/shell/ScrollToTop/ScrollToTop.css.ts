import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, grid, layer, radius, target, vars } from "../../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: "0 12px" } });

const size = `calc(${grid.margin} - 4px)`;

export const root = style([
  scriptOnly,
  {
    position: "fixed",
    zIndex: layer.corner,
    // Within the page's margin, where nothing stands: over the page it would cover words, which end
    // at the margin, and links among them. On a phone the margin is half as wide.
    insetInlineEnd: 2,
    // The cookie bar says how high it is, so that the two never overlap.
    insetBlockEnd: "calc(28px + var(--bottom-bar, 0px))",
    display: "grid",
    placeItems: "center",
    inlineSize: size,
    blockSize: size,
    padding: 0,
    border: "1px solid transparent",
    borderRadius: radius.round,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    cursor: "pointer",
    // The touch target.
    "::after": {
      content: "",
      position: "absolute",
      inset: `calc((${size} - ${target.min}) / 2)`,
    },
    animation: `${arrive} ${duration.fade} ${easing}`,
    "@media": {
      [media.reducedMotion]: { animation: "none" },
    },
  },
]);
