import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyDrawer = createLazyModule(() =>
  import("./DrawerContent.tsx").then((chunk) => chunk.DrawerContent),
);

/** Preloads the code of `Drawer`. Errors are ignored, because opening retries. */
export const preloadDrawer = () => void lazyDrawer.load().catch(() => {});
