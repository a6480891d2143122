import { keyframes } from "@vanilla-extract/css";
import { byScript } from "../../theme/byScript.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing } from "../../theme/vars.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";

export const place = style({
  display: "grid",
  gridTemplateColumns: "100%",
  justifyItems: "center",
  overflowX: "clip",
});

export const root = style({
  maxInlineSize: "none",
  inlineSize: "auto",
  // Arabic titles are taller.
  blockSize: `max(24rem, min(40.4vw, 100svh - 9rem - ${byScript("11vw", "13.5vw")}))`,
  "@media": { [media.narrow]: { blockSize: "min(107vw, 30rem)" } },
});

const whole = { clipPath: "inset(-20px)" };
const down = keyframes({ from: { clipPath: "inset(-20px -20px 100%)" }, to: whole });
const up = keyframes({ from: { clipPath: "inset(100% -20px -20px)" }, to: whole });
const land = keyframes({ from: { scale: "0" } });

const once = (animation: string) =>
  style({
    selectors: { [paused]: { animation: "none" } },
    "@media": { [moving]: { animation } },
  });

export const first = once(`${down} ${duration.rise} ${easing} both`);
export const second = once(`${up} ${duration.rise} ${easing} ${duration.rise} both`);
export const end = style([
  once(`${land} ${duration.land} ${easing} calc(2 * ${duration.rise}) both`),
  { transformBox: "fill-box", transformOrigin: "center" },
]);
