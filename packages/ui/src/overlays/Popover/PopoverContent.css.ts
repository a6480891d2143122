import { floating } from "../../internal/floating.css.ts";
import { style } from "../../theme/style.ts";

export const sheet = style([
  floating,
  {
    display: "flex",
    alignItems: "start",
    columnGap: 8,
    minInlineSize: 240,
    maxBlockSize: "var(--radix-popover-content-available-height)",
    paddingBlock: 8,
    paddingInlineEnd: 8,
    paddingInlineStart: 20,
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
]);

export const body = style({ flexGrow: 1, minInlineSize: 0, paddingBlock: 12 });

export const close = style({ flexShrink: 0 });
