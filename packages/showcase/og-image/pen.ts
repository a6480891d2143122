import type { SKRSContext2D } from "@napi-rs/canvas";
import type { SharingColors } from "./colors.ts";

/** What a drawing of a left-to-right picture is drawn with. */
export interface Pen {
  context: SKRSContext2D;
  colors: SharingColors;
  /** Of the other theme, where a drawing has two grounds. */
  other: SharingColors;
}

type Point = readonly [x: number, y: number];

function finish(context: SKRSContext2D, hollow: boolean) {
  context.fill();
  if (hollow) context.stroke();
}

/** The point that a line begins with, in the context's colours. @param hollow outlined too */
export function dot(context: SKRSContext2D, [x, y]: Point, radius: number, hollow = false) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.closePath();
  finish(context, hollow);
}

/** The rhomb that a line ends with. @param radius from its middle to a corner */
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
