import { drawings } from "./draw.ts";
import { type Look, paint } from "./painter.ts";

/** Message that transfers a canvas to the worker. Its port receives the parameters. */
export interface Commission {
  canvas: OffscreenCanvas;
  kind: keyof typeof drawings;
}

self.onmessage = ({ data: { canvas, kind }, ports: [port] }: MessageEvent<Commission>) => {
  if (!port) return;
  const change = paint(canvas, drawings[kind], () => port.postMessage("drawn"));
  port.onmessage = ({ data }: MessageEvent<Partial<Look>>) => change(data);
};
