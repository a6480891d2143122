import type { ReactNode } from "react";
import type { ImageSource } from "../../primitives/Image/index.ts";

export interface GalleryImage {
  /** Its `alt` names the picture and the button that opens it. Must not be empty. */
  image: ImageSource;
  caption?: ReactNode | undefined;
}

export interface GalleryLabels {
  /** Accessible name of the lightbox, such as the gallery's heading. */
  title: ReactNode;
  /** Prefix of the accessible name of each picture's button, such as "Enlarge:". */
  enlarge: string;
  close: string;
  previous: string;
  next: string;
  /** Position counted from 1, such as "2 of 5". Visible and announced. */
  position: (position: number, total: number) => string;
}
