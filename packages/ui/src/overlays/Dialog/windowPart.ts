import { onIntent } from "../../internal/useOnIntent.ts";

export const dialogWindow = onIntent(() =>
  import("../parts/ModalWindow.tsx").then((chunk) => chunk.ModalWindow),
);

/** Preloads the code of `Dialog`. Errors are ignored, because opening retries. */
export const preloadDialog = () => void dialogWindow.load().catch(() => {});
