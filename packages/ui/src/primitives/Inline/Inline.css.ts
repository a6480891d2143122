import { style, styleVariants } from "../../theme/style.ts";

export const inline = style({ display: "flex", flexWrap: "wrap" });
export const aligns = styleVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  baseline: { alignItems: "baseline" },
});
export const justifies = styleVariants({
  start: { justifyContent: "flex-start" },
  between: { justifyContent: "space-between" },
  end: { justifyContent: "flex-end" },
});
