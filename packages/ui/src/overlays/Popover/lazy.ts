import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyPopover = createLazyModule(() =>
  import("./PopoverContent.tsx").then(({ PopoverContent }) => PopoverContent),
);
