/*
 * What the desk and the frame that draws a resume tell each other. The frame is in a sandbox without
 * an origin: it can ask for nothing but what it is handed here.
 */

/** What pdf.js may need beside the file: fonts that everybody has, tables of characters, decoders. */
export type PartKind = "standardFontDataUrl" | "cMapUrl" | "wasmUrl";

/** From the frame. */
export type FromFrame =
  | { type: "ready" }
  | { type: "part"; id: number; kind: PartKind; name: string }
  | { type: "shown"; pages: number }
  | { type: "failed" };

/** To the frame. */
export type ToFrame =
  | { type: "open"; bytes: ArrayBuffer }
  | { type: "part"; id: number; bytes: ArrayBuffer | null };
