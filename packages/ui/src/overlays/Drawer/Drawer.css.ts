import { keyframes } from "@vanilla-extract/css";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, space } from "../../theme/vars.css.ts";

const drawer = style({ overflow: "hidden" });

const beside = { insetBlock: 0, inlineSize: `min(420px, 100vw - ${space[7]})` } as const;

export const sides = styleVariants({
  start: [drawer, { ...beside, insetInlineStart: 0, borderBlock: 0, borderInlineStart: 0 }],
  end: [drawer, { ...beside, insetInlineEnd: 0, borderBlock: 0, borderInlineEnd: 0 }],
  bottom: [
    drawer,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: `calc(100dvh - ${space[7]})`,
      borderInline: 0,
      borderBlockEnd: 0,
    },
  ],
});

/** `translate` is physical: each direction needs keyframes. */
function slide(from: string, mirrored = from) {
  const move = (hidden: string) => ({
    in: keyframes({ from: { translate: hidden } }),
    out: keyframes({ to: { translate: hidden } }),
  });
  const [plain, rtl] = [move(from), move(mirrored)];
  const animation = (name: string, end = "") => `${name} ${duration.fade} ${easing}${end}`;
  return style({
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: animation(plain.in),
        selectors: {
          "&:dir(rtl)": { animation: animation(rtl.in) },
          "[data-state=closed] > &": { animation: animation(plain.out, " forwards") },
          "[data-state=closed] > &:dir(rtl)": { animation: animation(rtl.out, " forwards") },
        },
      },
    },
  });
}

export const slides = {
  start: slide("-100% 0", "100% 0"),
  end: slide("100% 0", "-100% 0"),
  bottom: slide("0 100%"),
};
