import { themes } from "@agency/tokens";
import { fallbackVar } from "@vanilla-extract/css";
import { byTheme } from "./byTheme.ts";
import { media } from "./media.ts";
import { given } from "./product.css.ts";
import { style } from "./style.ts";
import { vars } from "./vars.css.ts";

type Name = keyof typeof vars.color;
const names = Object.keys(vars.color) as Name[];

const swap = (of: (theme: "dark" | "light") => string) => byTheme(of("light"), of("dark"));

const accents = ["accent", "onAccent", "accentText", "line"] as const;

/**
 * A part of the page in the theme that the page is not in, with the product's accent of that theme.
 * By CSS alone, so that the server need not know which theme a visitor has. Its words take their colour
 * where they stand. Paper and forced colours have one theme.
 */
export const inverse = style({
  "@media": {
    "screen and (forced-colors: none)": {
      vars: {
        ...Object.fromEntries(
          names.map((name) => [vars.color[name], swap((theme) => themes[theme].color[name])]),
        ),
        ...Object.fromEntries(
          accents.map((name) => [
            vars.color[name],
            swap((theme) => fallbackVar(given[theme][name], themes[theme].color[name])),
          ]),
        ),
      },
      colorScheme: byTheme("light", "dark"),
    },
    [media.moreContrast]: {
      vars: { [vars.color.fg2]: vars.color.fg, [vars.color.fg3]: vars.color.fg },
    },
  },
});
