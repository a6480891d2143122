import type { TextSize } from "./vars.css.ts";
import { vars } from "./vars.css.ts";

/** Returns one type style's declarations. The classes of `Text` include all nine. */
export const role = (size: TextSize) => ({
  fontSize: vars.type[size].size,
  lineHeight: vars.type[size].lineHeight,
  letterSpacing: vars.type[size].tracking,
  fontWeight: vars.type[size].weight,
});
