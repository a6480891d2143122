/* The sandboxed frame has no origin, and only these messages. */

/** Fonts, character maps and decoders of pdf.js. */
export type PartKind = "standardFontDataUrl" | "cMapUrl" | "wasmUrl";

export type FromFrame =
  | { type: "ready" }
  | { type: "part"; id: number; kind: PartKind; name: string }
  | { type: "shown"; pages: number }
  | { type: "failed" };

export type ToFrame =
  | { type: "open"; bytes: ArrayBuffer }
  | { type: "part"; id: number; bytes: ArrayBuffer | null };
