import { ar } from "./ar.ts";
import { en } from "./en.ts";

export type Words = typeof en;
export const words = { en, ar };
export type Language = keyof typeof words;
