import { style } from "../../theme/style.ts";

export const root = style({ display: "inline-flex", maxInlineSize: "100%" });

export const stem = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
