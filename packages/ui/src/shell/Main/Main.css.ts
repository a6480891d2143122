import { sectionGap } from "../../internal/spaces.css.ts";
import { style } from "../../theme/style.ts";
import { layer } from "../../theme/vars.css.ts";

/** Above backgrounds at level 0. Viewport height prevents layout shift while loading. */
export const root = style({
  position: "relative",
  zIndex: layer.above,
  minBlockSize: "100dvh",
  paddingBlockEnd: sectionGap,
  outline: "none",
  selectors: { "&[data-busy]": { opacity: 0.4 } },
});
