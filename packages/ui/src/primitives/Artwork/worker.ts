import { drawings } from "./draw.ts";
import { type Look, paint } from "./painter.ts";

/** Message with a canvas and a port for its parameters. */
export interface Commission {
  canvas: OffscreenCanvas;
  kind: keyof typeof drawings;
}

self.onmessage = ({ data: { canvas, kind }, ports: [port] }: MessageEvent<Commission>) => {
  if (!port) return;
  const change = paint(canvas, drawings[kind], () => port.postMessage("drawn"));
  port.onmessage = ({ data }: MessageEvent<Partial<Look>>) => change(data);
};
