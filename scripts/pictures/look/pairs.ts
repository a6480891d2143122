import { line } from "./line.ts";
import type { Pair } from "./pair.ts";
import { people } from "./people.ts";
import { products } from "./products.ts";
import { work } from "./work.ts";

export type { Pair, Part } from "./pair.ts";

/** All of them, by the name of their picture. */
export const pairs: Record<string, Pair> = { ...line, ...work, ...products, ...people };
