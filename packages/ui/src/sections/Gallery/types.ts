import type { ReactNode } from "react";
import type { ImageSource } from "../../primitives/Image/index.ts";

export interface GalleryImage {
  /** Its `alt` names the picture and the button that opens it: never empty. */
  image: ImageSource;
  caption?: ReactNode | undefined;
}

export interface GalleryLabels {
  /** Name of the window that shows one picture, such as the gallery's heading. */
  title: ReactNode;
  /** Begins the name of each picture's button, such as "Enlarge:". */
  enlarge: string;
  close: string;
  previous: string;
  next: string;
  /** The place among the pictures, counted from 1, such as "2 of 5". Seen and announced. */
  position: (position: number, total: number) => string;
}
