import { duration } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { keyframes } from "@vanilla-extract/css";

// Round stroke ends overflow the box.
const whole = "inset(-20px)";
const hidden = { ltr: "inset(-20px 100% -20px -20px)", rtl: "inset(-20px -20px -20px 100%)" };
const ways = {
  ltr: keyframes({ from: { clipPath: hidden.ltr }, to: { clipPath: whole } }),
  rtl: keyframes({ from: { clipPath: hidden.rtl }, to: { clipPath: whole } }),
};

const heard = (direction: "ltr" | "rtl", delay: string) =>
  style({
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${ways[direction]} ${duration.line} linear ${delay} backwards`,
      },
    },
  });

export const speaking = { ltr: heard("ltr", "0s"), rtl: heard("rtl", "0s") };

export const falling = { ltr: heard("ltr", duration.line), rtl: heard("rtl", duration.line) };
