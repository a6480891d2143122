import { httpError } from "../errors.ts";
import type { Rect } from "./image-bounds.ts";
import { number } from "./url-parameters.ts";

/** In fractions of width and height. */
export interface Focus {
  x: number;
  y: number;
  /** From 1 to 10. */
  zoom: number;
}

export const FOCUS = ["fp-x", "fp-y", "fp-z"];

/**
 * Parses the focal point.
 *
 * @throws HttpError 400 if out of range, or without `crop=focalpoint`
 */
export function parseFocus(search: URLSearchParams): Focus | undefined {
  const isAsked = search.get("crop") === "focalpoint";
  if (!isAsked && FOCUS.some((name) => search.has(name)))
    throw httpError(400, "fp-x, fp-y and fp-z need crop=focalpoint");
  if (!isAsked) return undefined;
  const of = (name: string, low: number, high: number, otherwise: number) =>
    number(search, name, low, high) ?? otherwise;
  return { x: of("fp-x", 0, 1, 0.5), y: of("fp-y", 0, 1, 0.5), zoom: of("fp-z", 1, 10, 1) };
}

/** Returns the largest rectangle of the box's aspect ratio, nearest to the focal point. */
export function around(
  rect: Rect,
  { x, y, zoom }: Focus,
  box: { width: number; height: number },
): Rect {
  const scale = Math.min(rect.width / box.width, rect.height / box.height) / zoom;
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const start = (from: number, length: number, part: number, at: number) =>
    from + Math.round(Math.min(Math.max(at * length - part / 2, 0), length - part));
  return {
    left: start(rect.left, rect.width, width, x),
    top: start(rect.top, rect.height, height, y),
    width,
    height,
  };
}
