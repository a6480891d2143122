import type { SKRSContext2D } from "@napi-rs/canvas";
import type { OgImageColors } from "./colors.ts";

/** Left-to-right. */
export interface Pen {
  context: SKRSContext2D;
  colors: OgImageColors;
  /** The other theme's. */
  other: OgImageColors;
}

type Point = readonly [x: number, y: number];

function finish(context: SKRSContext2D, hollow: boolean) {
  context.fill();
  if (hollow) context.stroke();
}

/** Draws a filled dot, outlined if `hollow`. */
export function drawDot(context: SKRSContext2D, [x, y]: Point, radius: number, hollow = false) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
  finish(context, hollow);
}

/** Draws a filled diamond, outlined if `hollow`. @param radius half the diagonal */
export function drawDiamond(context: SKRSContext2D, [x, y]: Point, radius: number, hollow = false) {
  context.beginPath();
  context.moveTo(x - radius, y);
  context.lineTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.closePath();
  context.lineJoin = "miter";
  finish(context, hollow);
}
