import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyToastViewport = createLazyModule(() =>
  import("./ToastViewport.tsx").then((chunk) => chunk.ToastViewport),
);
