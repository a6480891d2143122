import { space, style } from "@agency/ui/theme";

export const root = style({
  display: "grid",
  rowGap: space[8],
  gridTemplateColumns: "minmax(0, 1fr)",
});
