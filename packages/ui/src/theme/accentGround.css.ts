import { createVar } from "@vanilla-extract/css";
import { strongPart } from "./accentGround.ts";
import { media } from "./media.ts";
import { given, root as product } from "./product.css.ts";
import { globalStyle, style } from "./style.ts";
import { vars } from "./vars.css.ts";

const fill = createVar();
const ink = createVar();

// Paper has no ground, and neither a system that has colours of its own.
const forced = {
  [`${media.forcedColors}, ${media.print}`]: { vars: { [fill]: "Canvas", [ink]: "CanvasText" } },
};

/** A ground in the page's accent. Everything on it stands in an element with `onGround`. */
export const ground = style({
  vars: { [fill]: vars.color.accent, [ink]: vars.color.onAccent },
  backgroundColor: fill,
  "@media": forced,
});

// A product's ground has its bright accent in both themes: large, it carries ink as well on paper.
globalStyle(`${product} ${ground}`, {
  vars: { [fill]: given.dark.accent, [ink]: given.dark.onAccent },
  "@media": forced,
});

const mix = (part: number) => `color-mix(in oklab, ${ink} ${part}%, ${fill})`;

/**
 * The theme on an accent ground: one ink, and the ground again on what is filled with it. Words have
 * all of it, and no second ground lies below them: a brand's label may have just what it needs.
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
    [vars.color.accentText]: ink,
    [vars.color.onAccent]: fill,
    [vars.color.line]: ink,
    [vars.color.focus]: ink,
    [vars.color.hairline]: mix(28),
    [vars.color.strong]: mix(strongPart),
  },
  color: ink,
});
