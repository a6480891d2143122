/*
 * Messages between the desk and the frame that renders a resume. The frame is sandboxed without an
 * origin, and receives data only through them.
 */

/** Files that pdf.js may need: standard fonts, character maps, decoders. */
export type PartKind = "standardFontDataUrl" | "cMapUrl" | "wasmUrl";

export type FromFrame =
  | { type: "ready" }
  | { type: "part"; id: number; kind: PartKind; name: string }
  | { type: "shown"; pages: number }
  | { type: "failed" };

export type ToFrame =
  | { type: "open"; bytes: ArrayBuffer }
  | { type: "part"; id: number; bytes: ArrayBuffer | null };
