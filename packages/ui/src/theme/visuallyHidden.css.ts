import { style } from "./style.ts";
import { visuallyHidden } from "./visuallyHidden.ts";

export const hidden = style(visuallyHidden);
