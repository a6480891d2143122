import { drawings } from "./draw.ts";
import { type Look, paint } from "./painter.ts";

/** A canvas for this worker to draw on, and with it a port: the looks come by it. */
export interface Commission {
  canvas: OffscreenCanvas;
  kind: keyof typeof drawings;
}

self.onmessage = ({ data: { canvas, kind }, ports: [port] }: MessageEvent<Commission>) => {
  if (!port) return;
  const change = paint(canvas, drawings[kind], () => port.postMessage("drawn"));
  port.onmessage = ({ data }: MessageEvent<Partial<Look>>) => change(data);
};
