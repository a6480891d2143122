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
  /** Prefix of the button names. @default "Enlarge:" */
  enlarge?: string | undefined;
  /** @default "Close" */
  close?: string | undefined;
  /** @default "Previous" */
  previous?: string | undefined;
  /** @default "Next" */
  next?: string | undefined;
  /**
   * Counted from 1: a template (`{n} of {total}`) or a function. Visible and announced.
   *
   * @default "2 of 5"
   */
  position?: Template<[position: number, total: number]> | undefined;
}
