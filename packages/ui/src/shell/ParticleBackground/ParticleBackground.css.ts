import { marginMask } from "../../internal/marginMask.css.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { layer, vars } from "../../theme/vars.css.ts";

export const root = style([
  marginMask,
  {
    position: "fixed",
    zIndex: layer.behind,
    inset: 0,
    inlineSize: "100vw",
    blockSize: "100vh",
    // Read by the canvas, so not transitioned.
    color: vars.color.dot,
    transition: "none",
    pointerEvents: "none",
    "@media": { [`${media.forcedColors}, ${media.print}`]: { display: "none" } },
  },
]);

globalStyle(`${root} > canvas`, {
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
});
