import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyTooltip = createLazyModule(() =>
  import("./TooltipContent.tsx").then(({ TooltipContent }) => TooltipContent),
);
