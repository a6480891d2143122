/** A worker that compares pictures: `isAlike`, as the type of its name says. */
import { readFile } from "node:fs/promises";
import { worker } from "workerpool";
import { cropToDrawn, decode, getDifference } from "./picture.ts";

export interface Frame {
  width: number;
  height: number;
  direction: "ltr" | "rtl";
  /** Where the story ends, in pixels from the top. */
  bottom: number;
}

/** Whether what a frame shows, as a PNG, is the same to the eye as the reference picture in a file. */
async function isAlike(png: Uint8Array, file: string, frame: Frame): Promise<boolean> {
  const [shot, reference] = await Promise.all([decode(png), decode(await readFile(file))]);
  return !getDifference(reference, cropToDrawn(shot, frame.direction, frame.bottom));
}

export type IsAlike = typeof isAlike;

worker({ isAlike });
