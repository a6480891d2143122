import { createLazyModule } from "../../internal/usePrefetchOnIntent.ts";

export const lightboxModule = createLazyModule(() =>
  import("./Lightbox.tsx").then((chunk) => chunk.Lightbox),
);
