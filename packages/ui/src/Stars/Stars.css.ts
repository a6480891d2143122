import { lightThemeClass } from "../ThemeProvider/themeScript.ts";
import { screenOnly } from "../theme/print.css.ts";
import { style } from "../theme/style.ts";
import { vars } from "../theme/vars.css.ts";

export const root = style([
  screenOnly,
  {
    position: "fixed",
    zIndex: 0,
    inset: 0,
    overflow: "hidden",
    pointerEvents: "none",
    selectors: { [`.${lightThemeClass} &`]: { display: "none" } },
  },
]);

export const star = style({
  position: "absolute",
  rotate: "45deg",
  backgroundColor: vars.color.fg,
});
