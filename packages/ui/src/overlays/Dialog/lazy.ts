import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyDialog = createLazyModule(() =>
  import("../parts/Modal.tsx").then((chunk) => chunk.Modal),
);

/** Preloads `Dialog`. Ignores errors, as opening retries. */
export const preloadDialog = () => void lazyDialog.load().catch(() => {});
