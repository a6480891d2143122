import { lightThemeClass } from "../../foundations/ThemeProvider/themeScript.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";

export const image = style({
  inlineSize: "100%",
  blockSize: "auto",
  objectFit: "cover",
  backgroundSize: "cover",
  backgroundPosition: "center",
  // Printing loads no more images.
  "@media": { [media.print]: { backgroundImage: "none !important" } },
});

export const mirror = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });

export const darkOnly = style({
  selectors: { [`.${lightThemeClass} &`]: { display: "none" } },
  "@media": { [media.lightByItself]: { display: "none" } },
});
export const lightOnly = style({
  selectors: { [`:root:not(.${lightThemeClass}) &`]: { display: "none" } },
  "@media": {
    [media.lightByItself]: {
      selectors: { [`:root:not(.${lightThemeClass}) &`]: { display: "block" } },
    },
  },
});
