import type { SKRSContext2D } from "@napi-rs/canvas";
import type { SharingColors } from "./colors.ts";

/** Canvas of a left-to-right drawing. */
export interface Pen {
  context: SKRSContext2D;
  colors: SharingColors;
  /** Colours of the other theme. */
  other: SharingColors;
}

type Point = readonly [x: number, y: number];

function finish(context: SKRSContext2D, hollow: boolean) {
  context.fill();
  if (hollow) context.stroke();
}

export function dot(context: SKRSContext2D, [x, y]: Point, radius: number, hollow = false) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
  finish(context, hollow);
}

/** @param radius half the diagonal */
export function rhomb(context: SKRSContext2D, [x, y]: Point, radius: number, hollow = false) {
  context.beginPath();
  context.moveTo(x - radius, y);
  context.lineTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.closePath();
  context.lineJoin = "miter";
  finish(context, hollow);
}
