import { style } from "../../theme/style.ts";

export const input = style({ fontVariantNumeric: "tabular-nums" });
