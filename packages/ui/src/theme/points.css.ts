import { createVar, keyframes } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

/** Drawing order of a part, from 0. */
export const index = createVar();

/** Inset of `signal` from its block's edges. */
export const signalStart = createVar();
export const signalEnd = createVar();

/** Distance of text from a vertical line's dots, in px. */
export const upright = 36;

const shape = {
  content: "",
  position: "absolute",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;

export const round = { ...shape, inlineSize: 13, blockSize: 13, borderRadius: "50%" } as const;
export const rhomb = { ...shape, inlineSize: 12, blockSize: 12, rotate: "45deg" } as const;
export const stroke = { ...shape, blockSize: 2 } as const;

const draw = keyframes({ from: { scale: "0 1" } });
const drawDown = keyframes({ from: { scale: "1 0" } });
const part = `225ms linear calc(${index} * 225ms) backwards`;
export const drawn = { animation: `${draw} ${part}` };
export const drawnDown = { animation: `${drawDown} ${part}` };
export const moving = "(prefers-reduced-motion: no-preference)";
