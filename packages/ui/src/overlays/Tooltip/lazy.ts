import { onIntent } from "../../internal/useOnIntent.ts";

export const tooltipBubble = onIntent(() =>
  import("./TooltipBubble.tsx").then(({ TooltipBubble }) => TooltipBubble),
);
