export { Gallery, type GalleryProps } from "./Gallery.tsx";
export type { GalleryImage, GalleryLabels } from "./types.ts";
