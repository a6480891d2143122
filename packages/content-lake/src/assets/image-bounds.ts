/** In pixels. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Source {
  width: number;
  height: number;
  extension: string;
}

/** Limits for callers without a token. */
export interface Bounds {
  parts: readonly Rect[];
  /** In fractions of width and height. */
  places: readonly { x: number; y: number }[];
}
