import animateDots, { type Settings } from "./particles.ts";

let change: ReturnType<typeof animateDots> | undefined;

// The page loads this module too, where it draws by itself.
if (!globalThis.document) {
  /** The first message is the canvas, all others are settings. */
  self.onmessage = ({ data }: MessageEvent<OffscreenCanvas & Partial<Settings>>) => {
    if (change) change(data);
    else change = animateDots(data);
  };
}

export default animateDots;
