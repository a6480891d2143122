import { arabic } from "./cases/arabic.ts";
import { english } from "./cases/english.ts";
import { featured } from "./cases/featured.ts";
import type { CaseSource } from "./source.ts";

export const cases: CaseSource[] = [...featured, ...arabic, ...english];
