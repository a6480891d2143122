import { themes } from "@agency/tokens";
import { createVar } from "@vanilla-extract/css";
import { products } from "../ProductTheme/ProductTheme.css.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";
import { vars } from "../theme/vars.css.ts";

const fill = createVar();
const ink = createVar();

const forced = { [media.forcedColors]: { vars: { [fill]: "Canvas", [ink]: "CanvasText" } } };

/** A ground in the page's accent. Everything on it stands in an element with `onGround`. */
export const ground = style({
  vars: { [fill]: vars.color.accent, [ink]: vars.color.onAccent },
  backgroundColor: fill,
  "@media": forced,
});

// A product's ground has its bright accent in both themes: large, it carries ink as well on paper.
for (const [name, scoped] of Object.entries(products)) {
  const { onAccent, [name as keyof typeof products]: product } = themes.dark.product;
  globalStyle(`${scoped} ${ground}`, {
    vars: { [fill]: product.accent, [ink]: onAccent },
    "@media": forced,
  });
}

const mix = (part: number) => `color-mix(in oklab, ${ink} ${part}%, ${fill})`;

/** The theme on an accent ground: one ink, and the ground again on what is filled with it. */
export const onGround = style({
  vars: {
    [vars.color.bg]: fill,
    [vars.color.bg1]: fill,
    [vars.color.bg2]: mix(12),
    [vars.color.fg]: ink,
    [vars.color.fg2]: mix(88),
    [vars.color.fg3]: mix(88),
    [vars.color.accent]: ink,
    [vars.color.accentText]: ink,
    [vars.color.onAccent]: fill,
    [vars.color.line]: ink,
    [vars.color.focus]: ink,
    [vars.color.hairline]: mix(28),
    [vars.color.strong]: mix(64),
  },
  color: ink,
});
