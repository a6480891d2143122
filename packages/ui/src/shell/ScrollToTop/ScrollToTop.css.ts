import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import {
  duration,
  easing,
  grid,
  layer,
  radius,
  space,
  target,
  vars,
} from "../../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: "0 12px" } });

const size = `calc(${grid.margin} - 4px)`;

export const root = style([
  scriptOnly,
  {
    position: "fixed",
    zIndex: layer.corner,
    // In the margin, covering no text.
    insetInlineEnd: 2,
    // Set by `CookieConsent`.
    insetBlockEnd: "calc(28px + var(--bottom-bar, 0px))",
    display: "grid",
    placeItems: "center",
    inlineSize: size,
    blockSize: size,
    padding: 0,
    border: `1px solid ${vars.color.accentBorder}`,
    borderRadius: radius.round,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    cursor: "pointer",
    animation: `${arrive} ${duration.fade} ${easing}`,
    "@media": {
      // Narrower margins lack room, so it ends the page.
      [media.narrow]: {
        position: "static",
        inlineSize: target.min,
        blockSize: target.min,
        marginInline: "auto",
        marginBlockEnd: space[5],
      },
      [media.reducedMotion]: { animation: "none" },
    },
  },
]);
