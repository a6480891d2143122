import { duration, easing, layer, line as lines, media, target, vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { keyframes } from "@vanilla-extract/css";

const moving = "(prefers-reduced-motion: no-preference)";

/** Overline of hidden text: an underline would skip descenders. */
export const chosen = style({ textDecorationLine: "overline", textDecorationThickness: "0.1em" });

export const stillLine = style({ stroke: vars.color.line, strokeWidth: 2 });

export const root = style({
  position: "relative",
  isolation: "isolate",
  containerType: "inline-size",
  overflow: "clip",
  forcedColorAdjust: "none",
  userSelect: "none",
  WebkitUserSelect: "none",
  // Vertical swipes scroll the page.
  touchAction: "pan-y pinch-zoom",
  cursor: "ew-resize",
  "@media": { [media.still]: { cursor: "auto" } },
});

const over = { position: "absolute", inset: 0, zIndex: layer.above } as const;

const uncover = keyframes({ from: { clipPath: "inset(0)" } });
const cross = keyframes({ from: { transform: "translateX(100%)" } });
const crossMirrored = keyframes({ from: { transform: "translateX(-100%)" } });

const untouched = `${root}:not([data-touched]) &`;
const entrance = `${duration.art} ${easing} 300ms backwards`;

export const upper = style({
  ...over,
  "@media": {
    [moving]: { selectors: { [untouched]: { animation: `${uncover} ${entrance}` } } },
  },
});

/** Positioned by a share of its width. */
export const carrier = style({
  ...over,
  pointerEvents: "none",
  "@media": {
    [moving]: {
      selectors: {
        [untouched]: { animation: `${cross} ${entrance}` },
        [`${root}:not([data-touched]):dir(rtl) &`]: { animationName: crossMirrored },
      },
    },
  },
});

const alongLine = {
  position: "absolute",
  insetBlock: "4%",
  insetInlineStart: 0,
} as const;

/** Keyboards and screen readers only: the drawing receives pointer events. */
export const handle = style({
  ...alongLine,
  inlineSize: target.min,
  marginInlineStart: `calc(${target.min} / -2)`,
  ":focus-visible": { outline: "none" },
  "@media": { [media.still]: { display: "none" } },
});

const width = `max(${lines.data}, 0.14cqi)`;
const size = "max(18px, 1.25cqi)";

const point = {
  content: "",
  position: "absolute",
  insetInlineStart: `calc((100% - ${size}) / 2)`,
  inlineSize: size,
  blockSize: size,
  backgroundColor: vars.color.line,
} as const;

export const line = style({
  ...alongLine,
  inlineSize: width,
  marginInlineStart: `calc(${width} / -2)`,
  backgroundColor: vars.color.line,
  "::before": { ...point, insetBlockStart: `calc(${size} / -2)`, borderRadius: "50%" },
  "::after": { ...point, insetBlockEnd: `calc(${size} / -2)`, rotate: "45deg" },
  selectors: {
    // Light, because the point is always on the dark strip.
    [`${handle}:focus-visible + &::before, ${handle}:focus-visible + &::after`]: {
      outline: "2px solid currentColor",
      outlineOffset: 4,
    },
    [`${root}:active &::before`]: { scale: "1.25" },
  },
  "@media": {
    [moving]: {
      selectors: { "&::before": { transition: `scale ${duration.link} ${easing}` } },
    },
  },
});

export const figure = style({ fontVariantNumeric: "proportional-nums" });
