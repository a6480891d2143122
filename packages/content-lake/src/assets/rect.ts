/** A part of an image, in its pixels. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Size and format of an image before a transformation, in pixels. */
export interface Source {
  width: number;
  height: number;
  extension: string;
}

/** Limits of transformations for callers without a token. */
export interface Bounds {
  /** Parts of the image that may be requested. */
  parts: readonly Rect[];
  /** Focal points that may be requested, as fractions of width and height. */
  places: readonly { x: number; y: number }[];
}
