import { onIntent } from "../../internal/useOnIntent.ts";

/** What shows beside the control. */
export const tooltipBubble = onIntent(() =>
  import("./TooltipBubble.tsx").then(({ TooltipBubble }) => TooltipBubble),
);
