import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

export const cover = style({});

export const lantern = style({
  transformBox: "fill-box",
  transformOrigin: "center",
  selectors: { [`${cover}:hover &`]: { transform: "scale(1.6)" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      transition: `transform ${duration.link} ${easing}`,
    },
  },
});

export const alone = style({ fontVariantNumeric: "normal" });
