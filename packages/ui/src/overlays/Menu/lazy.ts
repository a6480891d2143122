import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyMenuItems = createLazyModule(() =>
  import("./MenuItems.tsx").then(({ MenuItems }) => MenuItems),
);
