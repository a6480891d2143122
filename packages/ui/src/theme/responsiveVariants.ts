import type { StyleRule } from "@vanilla-extract/css";
import { media } from "./media.ts";
import type { ResponsiveStyles } from "./responsive.ts";
import { styleVariants } from "./style.ts";

/** Creates classes per key: for all widths, narrow and wide. */
export function responsiveVariants<Data extends Record<string | number, unknown>>(
  data: Data,
  rule: (value: Data[keyof Data]) => Pick<StyleRule, "gap" | "rowGap" | "alignItems">,
): ResponsiveStyles<keyof Data & (string | number)> {
  return {
    every: styleVariants(data, rule),
    narrow: styleVariants(data, (value) => ({ "@media": { [media.narrow]: rule(value) } })),
    wide: styleVariants(data, (value) => ({ "@media": { [media.wide]: rule(value) } })),
  };
}
