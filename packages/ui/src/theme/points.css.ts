import { createVar, keyframes } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

/** The place of a part of a line in the order of the line, from 0. */
export const index = createVar();

/** How far inside its block the signal of hover and focus begins and ends. */
export const signalStart = createVar();
export const signalEnd = createVar();

/** How far the words of an upright line stand from its points. */
export const upright = 36;

const shape = {
  content: "",
  position: "absolute",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;

/** The round point on a line, its middle on the line's. */
export const round = { ...shape, inlineSize: 13, blockSize: 13, borderRadius: "50%" } as const;
/** The rhomb at the end of a line. */
export const rhomb = { ...shape, inlineSize: 12, blockSize: 12, rotate: "45deg" } as const;
export const stroke = { ...shape, blockSize: 2 } as const;

const draw = keyframes({ from: { scale: "0 1" } });
const drawDown = keyframes({ from: { scale: "1 0" } });
const part = `225ms linear calc(${index} * 225ms) backwards`;
/** One part of a line after the other. */
export const drawn = { animation: `${draw} ${part}` };
export const drawnDown = { animation: `${drawDown} ${part}` };
export const moving = "(prefers-reduced-motion: no-preference)";
