import { onIntent } from "../../internal/useOnIntent.ts";

export const alertWindow = onIntent(() =>
  import("./AlertWindow.tsx").then((chunk) => chunk.AlertWindow),
);

/**
 * Loads what is seen of an `AlertDialog` ahead, where no `trigger` does it: as soon as it may have
 * to ask. Failing ahead is no failure.
 */
export const preloadAlertDialog = () => void alertWindow.load().catch(() => {});
