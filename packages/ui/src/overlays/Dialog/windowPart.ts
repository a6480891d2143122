import { onIntent } from "../../internal/useOnIntent.ts";

export const dialogWindow = onIntent(() =>
  import("../parts/ModalWindow.tsx").then((chunk) => chunk.ModalWindow),
);

/**
 * Loads what is seen of a `Dialog` ahead, where no `trigger` does it: on the first sign that one
 * will be opened. Failing ahead is no failure.
 */
export const preloadDialog = () => void dialogWindow.load().catch(() => {});
