import { space } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

export const root = style({
  display: "grid",
  rowGap: space[8],
  gridTemplateColumns: "minmax(0, 1fr)",
});
