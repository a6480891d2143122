import type { ReactNode } from "react";
import type { Template } from "../../internal/fillTemplate.ts";
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
  /** Counted from 1: a template (`{n} of {total}`) or a function. Visible and announced. */
  position: Template<[position: number, total: number]>;
}
