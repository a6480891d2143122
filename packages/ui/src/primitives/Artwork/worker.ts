import { drawings } from "./builtInDrawings.ts";
import { createPainter, type DrawingOptions } from "./painter.ts";

/** Canvas, and a port for its parameters. */
export interface DrawRequest {
  canvas: OffscreenCanvas;
  kind: keyof typeof drawings;
}

self.onmessage = ({ data: { canvas, kind }, ports: [port] }: MessageEvent<DrawRequest>) => {
  if (!port) return;
  const change = createPainter(canvas, drawings[kind], () => port.postMessage("drawn"));
  port.onmessage = ({ data }: MessageEvent<Partial<DrawingOptions>>) => change(data);
};
