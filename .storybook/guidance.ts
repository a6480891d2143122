import type { ReactNode } from "react";

export interface Example {
  example: ReactNode;
  why: string;
}

export interface Pair {
  do: Example;
  dont: Example;
  /** Scale of examples as wide as a page. */
  scale?: number;
}

export type Guidance = Record<string, readonly Pair[]>;
