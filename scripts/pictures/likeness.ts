import { readFile } from "node:fs/promises";
import { worker } from "workerpool";
import { cropBackground, decode, getDifference } from "./picture.ts";

export interface Frame {
  width: number;
  height: number;
  direction: "ltr" | "rtl";
  /** In px from the top. */
  bottom: number;
}

async function isAlike(png: Uint8Array, file: string, frame: Frame): Promise<boolean> {
  const [shot, reference] = await Promise.all([decode(png), decode(await readFile(file))]);
  return !getDifference(reference, cropBackground(shot, frame.direction, frame.bottom));
}

export type IsAlike = typeof isAlike;

worker({ isAlike });
