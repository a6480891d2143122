import { style } from "./style.ts";
import { visuallyHidden } from "./visuallyHidden.ts";

/** Also used by components that hide their own element. */
export const hidden = style(visuallyHidden);
