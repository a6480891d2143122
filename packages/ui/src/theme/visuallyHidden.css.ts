import { style } from "./style.ts";
import { visuallyHidden } from "./visuallyHidden.ts";

/** Heard, not seen. Also taken by components whose own element is hidden this way. */
export const hidden = style(visuallyHidden);
