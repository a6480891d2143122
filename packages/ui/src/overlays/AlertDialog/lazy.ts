import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyAlertDialog = createLazyModule(() =>
  import("./AlertDialogContent.tsx").then((chunk) => chunk.AlertDialogContent),
);

/** Preloads the code of `AlertDialog`. Errors are ignored, because opening retries. */
export const preloadAlertDialog = () => void lazyAlertDialog.load().catch(() => {});
