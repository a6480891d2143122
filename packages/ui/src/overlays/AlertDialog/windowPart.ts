import { onIntent } from "../../internal/useOnIntent.ts";

export const alertWindow = onIntent(() =>
  import("./AlertWindow.tsx").then((chunk) => chunk.AlertWindow),
);

/** Preloads the code of `AlertDialog`. Errors are ignored, because opening retries. */
export const preloadAlertDialog = () => void alertWindow.load().catch(() => {});
