import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyDialog = createLazyModule(() =>
  import("../parts/Modal.tsx").then((chunk) => chunk.Modal),
);

/** Preloads the code of `Dialog`. Errors are ignored, because opening retries. */
export const preloadDialog = () => void lazyDialog.load().catch(() => {});
