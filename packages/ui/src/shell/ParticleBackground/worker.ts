import animateDots, { type ParticleSettings } from "./particles.ts";

let change: ReturnType<typeof animateDots> | undefined;

// Also imported by the page, for the main thread.
if (!globalThis.document) {
  /** Receives the canvas, then settings. */
  self.onmessage = ({ data }: MessageEvent<OffscreenCanvas & Partial<ParticleSettings>>) => {
    if (change) change(data);
    else change = animateDots(data);
  };
}

export default animateDots;
