import { lightThemeClass } from "../../shell/ThemeProvider/themeScript.ts";
import { style } from "../../theme/style.ts";

export const image = style({
  inlineSize: "100%",
  blockSize: "auto",
  objectFit: "cover",
  backgroundSize: "cover",
  backgroundPosition: "center",
});

export const mirror = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });

export const darkOnly = style({ selectors: { [`.${lightThemeClass} &`]: { display: "none" } } });
export const lightOnly = style({
  selectors: { [`:root:not(.${lightThemeClass}) &`]: { display: "none" } },
});
