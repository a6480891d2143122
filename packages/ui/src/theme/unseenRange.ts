import type { StyleRule } from "@vanilla-extract/css";
import { target } from "./vars.css.ts";

/** Styles a transparent native range input over a drawing. @param thumb width in px */
export function unseenRange(thumb: number): StyleRule {
  const handle = {
    appearance: "none",
    inlineSize: thumb,
    blockSize: target.min,
    border: 0,
  } as const;
  return {
    position: "absolute",
    blockSize: target.min,
    margin: 0,
    appearance: "none",
    opacity: 0,
    cursor: "ew-resize",
    touchAction: "pan-y",
    "::-webkit-slider-thumb": handle,
    "::-moz-range-thumb": handle,
  };
}
