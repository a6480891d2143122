import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lazyToasts = createLazyModule(() => import("./ToastViewport.tsx"));
