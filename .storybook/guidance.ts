import type { ReactNode } from "react";

/** One side of a pair: an example made of the library's own parts, and the reason. */
export interface Example {
  example: ReactNode;
  why: string;
}

/** What to do and what not to do, side by side. */
export interface Pair {
  do: Example;
  dont: Example;
  /** How much smaller than life it is drawn, for what is as wide as a page. */
  scale?: number;
}

/** The pairs of each component, by its name. */
export type Guidance = Record<string, readonly Pair[]>;
