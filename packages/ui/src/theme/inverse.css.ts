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

const accents = ["accent", "onAccent", "accentBorder", "accentText", "line"] as const;

/**
 * The other theme for part of a page, with the product's accent. CSS only: the server does not know
 * the visitor's theme. Set text colours on descendants. No effect in print and forced colours.
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
