import { ar } from "./ar.ts";
import { en } from "./en.ts";

export type Translations = typeof en;
export const translations = { en, ar };
export type Language = keyof typeof translations;
