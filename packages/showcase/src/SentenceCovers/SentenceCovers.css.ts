import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

export const cover = style({});

/** The lantern grows while the pointer is over its cover. */
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

/** A number that stands below no other. */
export const alone = style({ fontVariantNumeric: "normal" });
