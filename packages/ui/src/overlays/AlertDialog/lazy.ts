import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyAlertDialog = createLazyModule(() =>
  import("./AlertDialogContent.tsx").then((chunk) => chunk.AlertDialogContent),
);

/** Preloads `AlertDialog`. Ignores errors, as opening retries. */
export const preloadAlertDialog = () => void lazyAlertDialog.load().catch(() => {});
