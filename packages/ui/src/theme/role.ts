import type { TextSize } from "./vars.css.ts";
import { vars } from "./vars.css.ts";

/**
 * A type role as declarations, for a `.css.ts` whose component is kept small: `Text`'s own classes
 * bring all nine roles along.
 */
export const role = (size: TextSize) => ({
  fontSize: vars.type[size].size,
  lineHeight: vars.type[size].lineHeight,
  letterSpacing: vars.type[size].tracking,
  fontWeight: vars.type[size].weight,
});
