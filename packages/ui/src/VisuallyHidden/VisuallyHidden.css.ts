import { style } from "../theme/style.ts";
import { visuallyHidden } from "./declarations.ts";

/** Heard, not seen. Also taken by components whose own element is hidden this way. */
export const hidden = style(visuallyHidden);
