import { responsiveVariants } from "../../theme/responsiveVariants.ts";
import { style } from "../../theme/style.ts";

export const stack = style({ display: "flex", flexDirection: "column" });
export const aligns = responsiveVariants(
  { stretch: "stretch", start: "flex-start", center: "center", end: "flex-end" },
  (alignItems) => ({ alignItems }),
);
