import { onIntent } from "../../internal/useOnIntent.ts";

export const toastViewport = onIntent(() =>
  import("./ToastViewport.tsx").then((chunk) => chunk.ToastViewport),
);
