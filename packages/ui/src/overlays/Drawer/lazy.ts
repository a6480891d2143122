import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyDrawer = createLazyModule(() =>
  import("./DrawerContent.tsx").then((chunk) => chunk.DrawerContent),
);

/** Preloads `Drawer`. Ignores errors, as opening retries. */
export const preloadDrawer = () => void lazyDrawer.load().catch(() => {});
