import { style } from "../../theme/style.ts";
import { space } from "../../theme/vars.css.ts";

export const list = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
