import { lightThemeClass } from "../../foundations/ThemeProvider/themeScript.ts";
import { marginMask } from "../../internal/marginMask.css.ts";
import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { layer, vars } from "../../theme/vars.css.ts";

export const root = style([
  screenOnly,
  marginMask,
  {
    position: "fixed",
    zIndex: layer.behind,
    inset: 0,
    overflow: "hidden",
    pointerEvents: "none",
    selectors: { [`.${lightThemeClass} &`]: { display: "none" } },
    "@media": { [media.lightByItself]: { display: "none" } },
  },
]);

export const star = style({
  position: "absolute",
  rotate: "45deg",
  backgroundColor: vars.color.fg,
});
