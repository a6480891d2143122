import type { ReactNode } from "react";
import type { ImageSource } from "../../primitives/Image/index.ts";

export interface GalleryImage {
  /** Its `alt` names the button: not empty. */
  image: ImageSource;
  caption?: ReactNode | undefined;
}

export interface GalleryLabels {
  /** Lightbox name. */
  title: ReactNode;
  /** Prefix of the button names ("Enlarge:"). */
  enlarge: string;
  close: string;
  previous: string;
  next: string;
  /** Counted from 1 ("2 of 5"). Visible and announced. */
  position: (position: number, total: number) => string;
}
