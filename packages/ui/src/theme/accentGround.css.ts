import { createVar } from "@vanilla-extract/css";
import { controlBorderOpacity } from "./accentGround.ts";
import { media } from "./media.ts";
import { given, root as product } from "./product.css.ts";
import { globalStyle, style } from "./style.ts";
import { vars } from "./vars.css.ts";

const fill = createVar();
const ink = createVar();

const forced = {
  [`${media.forcedColors}, ${media.print}`]: { vars: { [fill]: "Canvas", [ink]: "CanvasText" } },
};

/** Accent background. Wrap content in `onGround`. */
export const ground = style({
  vars: { [fill]: vars.color.accent, [ink]: vars.color.onAccent },
  backgroundColor: fill,
  "@media": forced,
});

// The dark-theme accent has enough contrast in large areas of both themes.
globalStyle(`${product} ${ground}`, {
  vars: { [fill]: given.dark.accent, [ink]: given.dark.onAccent },
  "@media": forced,
});

const mix = (part: number) => `color-mix(in oklab, ${ink} ${part}%, ${fill})`;

/**
 * One ink colour, inverted on filled elements. Text is opaque and has no second background, as
 * brand colours may just meet the minimum contrast.
 */
export const onGround = style({
  vars: {
    [vars.color.bg]: fill,
    [vars.color.bg1]: fill,
    [vars.color.bg2]: fill,
    [vars.color.fg]: ink,
    [vars.color.fg2]: ink,
    [vars.color.fg3]: ink,
    [vars.color.accent]: ink,
    [vars.color.accentBorder]: ink,
    [vars.color.accentText]: ink,
    [vars.color.onAccent]: fill,
    [vars.color.line]: ink,
    [vars.color.focus]: ink,
    [vars.color.hairline]: mix(28),
    [vars.color.strong]: mix(controlBorderOpacity),
  },
  color: ink,
});
