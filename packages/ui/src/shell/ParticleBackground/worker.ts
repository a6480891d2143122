import animateDots, { type ParticleSettings } from "./particles.ts";

let change: ReturnType<typeof animateDots> | undefined;

// Also imported by the page, for drawing on the main thread.
if (!globalThis.document) {
  /** The first message is the canvas. Others are settings. */
  self.onmessage = ({ data }: MessageEvent<OffscreenCanvas & Partial<ParticleSettings>>) => {
    if (change) change(data);
    else change = animateDots(data);
  };
}

export default animateDots;
