import { onIntent } from "../../internal/useOnIntent.ts";

export const lightbox = onIntent(() => import("./Lightbox.tsx").then((chunk) => chunk.Lightbox));
